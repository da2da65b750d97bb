import { mutationTables, queryTables } from "@stheno/codegen/hooks/table/index.ts"

/** A group of hooks: the hooks of one resource of the client. */
export function groupOfHook(name: string): string | undefined {
  for (const area of ["store", "admin"] as const) {
    const entry = queryTables[area][name] ?? mutationTables[area][name]
    if (entry) return `${area}-${kebab(entry.method.split(".").slice(0, -1).join("-"))}`
  }
  return undefined
}

/** Address of a hook: its place on the page of its group. */
export function hookRoute(name: string): string {
  return `/references/medusa-react/${groupOfHook(name)}#${name}`
}

function kebab(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()
}
