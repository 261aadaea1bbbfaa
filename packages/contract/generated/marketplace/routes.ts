// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listVendors = 'GET /marketplace/vendors p';
export const searchVendors = 'GET /marketplace/vendors/search p';
export const fetchVendors = 'POST /marketplace/vendors/fetch ps';
export const getVendor = 'GET /marketplace/vendors/{id}';
export const headVendor = 'HEAD /marketplace/vendors/{id}';
export const createVendor = 'POST /marketplace/vendors';
export const updateVendor = 'PATCH /marketplace/vendors/{id} m';
export const replaceVendor = 'PUT /marketplace/vendors/{id}';
export const deleteVendor = 'DELETE /marketplace/vendors/{id}';
export const exportVendors = 'POST /marketplace/vendors/export/{type} fs';
export const listListings = 'GET /marketplace/listings p';
export const searchListings = 'GET /marketplace/listings/search p';
export const fetchListings = 'POST /marketplace/listings/fetch ps';
export const getListing = 'GET /marketplace/listings/{id}';
export const headListing = 'HEAD /marketplace/listings/{id}';
export const createListing = 'POST /marketplace/listings';
export const updateListing = 'PATCH /marketplace/listings/{id} m';
export const replaceListing = 'PUT /marketplace/listings/{id}';
export const deleteListing = 'DELETE /marketplace/listings/{id}';
export const exportListings = 'POST /marketplace/listings/export/{type} fs';
export const listListingAvailability = 'GET /marketplace/listings/availability p';
export const listFeaturedListings = 'GET /marketplace/listings/featured p';
export const requestListing = 'POST /marketplace/listings/{id}/request';
export const listListingCategories = 'GET /marketplace/categories/stats p';
export const listOfferedLessons = 'GET /marketplace/lessons p';
export const listOfferedCourses = 'GET /marketplace/courses p';
