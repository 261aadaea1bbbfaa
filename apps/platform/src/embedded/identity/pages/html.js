/** Text that is already safe HTML, told apart from text that is not by its type. */
export class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A template of HTML: everything put into it is escaped, unless it is Html itself. */
export function html(parts, ...values) {
    return new Html(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}
/** Puts text into HTML as it is, for what the provider has made itself. */
export function trusted(text) {
    return new Html(text);
}
function write(value) {
    if (value === undefined || value === false)
        return '';
    if (Array.isArray(value))
        return value.map(write).join('');
    return value instanceof Html ? value.text : escape(String(value));
}
function escape(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
