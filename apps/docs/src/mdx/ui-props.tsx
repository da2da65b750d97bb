import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { MemberModel } from "../reference/code/model.ts"
import { PropertyTable } from "../reference/code/parts.tsx"
import { readDeclaration } from "../reference/code/read-declaration.ts"
import { SourceTree, type Found } from "../reference/code/source-tree.ts"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const source = "packages/ui/src"
const modules = ["index", "charts", "forms", "grid", "sortable", "table"]

let tree: SourceTree | undefined

/** A page names an export that `@stheno/ui` does not have. */
export class UiPropsError extends Error {}

/**
 * The properties of an interface of `@stheno/ui`, as its source describes them.
 * @param props.of e.g. `ButtonProps`
 * @throws UiPropsError when the interface does not exist
 */
export function UiProps(props: { of: string }) {
  tree ??= new SourceTree()
  for (const name of modules) {
    const found = tree.exportsOf(`${source}/${name}.ts`).get(props.of)
    if (found) return <PropertyTable members={membersOf(props.of, found)} links={new Map()} />
  }
  throw new UiPropsError(`@stheno/ui exports no ${props.of}`)
}

/** “optional” already says what `undefined` means. */
function membersOf(name: string, found: Found): MemberModel[] {
  return readDeclaration(name, found).members.map((member) =>
    member.isOptional ? { ...member, type: member.type.replace(/ \| undefined$/, "") } : member,
  )
}

/** The sources of the kit for a page that shows properties: the page changes when they do. */
export function uiTexts(body: string): string[] {
  if (!body.includes("<UiProps ")) return []
  const folder = join(repository, source)
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
}
