/** What of an operation two releases have in common: how it is called. */
export interface Route {
  readonly method: string
  readonly path: string
}

/** Operations of v1 that are not there, and how many there are in all. */
export interface Coverage {
  readonly total: number
  readonly missing: readonly { readonly area: string; readonly routes: readonly Route[] }[]
}

/**
 * Compares v1's operations with Stheno's by method and path, whatever the names of parameters are.
 * @param v1 area → operations, each as `GET /store/carts/{id}`
 * @returns areas with something missing, in the order of `v1`
 * @since 0.1
 */
export function coverageOf(
  v1: Readonly<Record<string, readonly string[]>>,
  ours: readonly Route[],
): Coverage {
  const known = new Set(ours.map(shapeOf))
  const areas = Object.entries(v1).map(([area, texts]) => ({ area, routes: texts.map(readRoute) }))
  const missing = areas
    .map(({ area, routes }) => ({ area, routes: routes.filter((route) => !known.has(shapeOf(route))) }))
    .filter(({ routes }) => routes.length > 0)
  return { total: areas.reduce((sum, { routes }) => sum + routes.length, 0), missing }
}

function readRoute(text: string): Route {
  const [method, path] = text.split(" ")
  if (!method || !path?.startsWith("/")) throw new Error(`not an operation: ${text}`)
  return { method, path }
}

function shapeOf({ method, path }: Route): string {
  return `${method} ${path.replace(/\{\w+\}/g, "{}")}`
}
