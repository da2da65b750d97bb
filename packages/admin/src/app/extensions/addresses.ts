/** What an address needs to know of a page of an extension. */
interface Placed {
  readonly kind: "route" | "setting"
  readonly path: string
}

/** The path of a page of an extension below `/a`. */
export function pathBelow({ kind, path }: Placed): string {
  const plain = path.replace(/^\/+/, "")
  return kind === "route" ? plain : `settings/${plain}`
}

/** The address of a page of an extension. */
export function addressOf(placed: Placed): string {
  return `/a/${pathBelow(placed)}`
}
