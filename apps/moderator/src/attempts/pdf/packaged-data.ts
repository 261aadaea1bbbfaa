/**
 * Character maps, standard fonts and image decoders that a PDF may ask for by name. They are files of this
 * application, fetched one by one when a document needs them and never from elsewhere.
 */
const packaged = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.pfb',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.ttf',
    '../../../../../node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const byName = new Map(Object.entries(packaged).map(([path, address]) => [path.split('/').at(-1)!, address]));

/** Milliseconds after which a document is drawn without a file that does not come: on a line of 128 kbit a second a font takes ten seconds. */
const longestWaitMs = 20_000;

/** Fetches a file that comes with pdf.js, by its name. */
export async function fetchPackaged(filename: string): Promise<Uint8Array> {
  const address = byName.get(filename);
  if (!address) throw new Error(`No packaged file ${filename}`);
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWaitMs) });
  if (!response.ok) throw new Error(`${filename}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Stands in for the engine's own way of fetching, which builds addresses out of a folder and a name. */
export class PackagedData {
  fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    return fetchPackaged(filename);
  }
}
