/** The path of the dashboard as the server wrote it into the page, with `/` at its end. */
export const basePath = new URL("./", document.baseURI).pathname

/** The address of a file of the dashboard, for the browser. */
export function fileAddress(relative: string): string {
  return new URL(relative, document.baseURI).href
}

/** The address of the API: the server that sends the page, unless the page names another one. */
export const backendAddress =
  document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content || location.origin

/** The page that the address names, below `/a/`. */
export function openedPage(): string {
  return location.pathname.slice(basePath.length).replace(/^a\//, "")
}
