declare module 'virtual:guide' {
  /** Pages of docs/guide by their address, made into HTML by the build (guide-pages.ts). */
  export const pages: Record<string, { title: string; html: string }>;
}
