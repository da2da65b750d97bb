/** The API that a path belongs to, such as `/admin/orders`: its first part decides. */
export function areaOfPath(path: string): "store" | "admin" {
  return /^\/admin(\/|$)/.test(path) ? "admin" : "store"
}
