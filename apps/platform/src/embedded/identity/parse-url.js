/** Parses an address; undefined when it is none. */
export function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return undefined;
    }
}
