/** Next's cache of static pages, whose scripts wait. */
declare const PageCache: new (context: { serverDistDir?: string }) => {
  get(...key: readonly unknown[]): Promise<unknown>
  set(key: string, value: unknown, context: object): Promise<void>
  revalidateTag(tags: string | string[], ...more: readonly unknown[]): Promise<void>
}
export default PageCache

/** The HTML of a page whose scripts wait, if the page contains what loads them; else the HTML as it is. */
export declare function withLaterScripts(html: string): string
