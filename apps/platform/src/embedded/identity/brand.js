import { defaultColour, parseColour } from './colour.ts';
/** The brand that the query asks for, as far as it is harmless: a plain colour and the bare name of a logo. */
export function brandFromQuery(_host, query) {
    return {
        name: 'Moderator',
        colour: parseColour(query.color) ?? defaultColour,
        logoUrl: logoAddress(query.logo),
    };
}
/** The address of a logo given by its bare file name, or undefined when the name is anything else. */
export function logoAddress(name) {
    const isPlain = name !== undefined && /^[A-Za-z0-9._-]{1,96}\.(svg|png)$/.test(name);
    return isPlain ? `/theme/logos/${name}` : undefined;
}
/** The part of a query or of stored parameters that concerns the brand; repeated values count as absent. */
export function brandQueryOf(values) {
    const text = (value) => (typeof value === 'string' ? value : undefined);
    return { color: text(values['color']), logo: text(values['logo']) };
}
