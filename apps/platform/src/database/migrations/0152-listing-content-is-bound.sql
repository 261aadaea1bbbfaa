-- Whoever owns the table sees what is in listings only where the platform asks for itself, as everywhere.
select bind_owner('listing_content');
