import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Fragment } from "react"
import type { DeclarationModel, MemberModel } from "../reference/code/model.ts"
import { PropertyTable } from "../reference/code/parts.tsx"
import { readDeclaration } from "../reference/code/read-declaration.ts"
import { SourceTree, type Found } from "../reference/code/source-tree.ts"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const source = "packages/ui/src"
const modules = ["index", "charts", "dates", "forms", "grid", "palette", "sortable", "table"]

let tree: SourceTree | undefined

/** A page names an export that `@stheno/ui` does not have. */
export class UiPropsError extends Error {}

/**
 * The properties of an interface of `@stheno/ui`, as its source describes them, and the types of the kit that they name.
 * @param props.of e.g. `ButtonProps`
 * @throws UiPropsError when the interface does not exist
 */
export function UiProps(props: { of: string }) {
  tree ??= new SourceTree()
  for (const name of modules) {
    const found = tree.exportsOf(`${source}/${name}.ts`).get(props.of)
    if (found) return <Described tree={tree} name={props.of} found={found} />
  }
  throw new UiPropsError(`@stheno/ui exports no ${props.of}`)
}

/** The names of all exported interfaces of the kit. */
export function interfacesOfKit(tree: SourceTree): string[] {
  const declarations = modules.flatMap((name) => [...tree.exportsOf(`${source}/${name}.ts`)])
  return declarations
    .filter(([name, found]) => readDeclaration(name, found).kind === "interface")
    .map(([name]) => name)
}

function Described({ tree, name, found }: { tree: SourceTree; name: string; found: Found }) {
  const members = membersOf(name, found)
  const named = new Set(members.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []))
  const types = [...named].flatMap((type) => {
    const declared = tree.resolve(found.file.path, type)
    return declared ? [readDeclaration(type, declared)] : []
  })
  return (
    <>
      <p>
        Properties of <code>{name.replace(/Props$/, "")}</code>:
      </p>
      <PropertyTable members={members} links={new Map()} />
      {types.map((type) => (
        <TypeOfProperty key={type.name} type={type} />
      ))}
    </>
  )
}

/** The values of a union, or the parts of a small object; other types have a separate table where they are needed. */
function TypeOfProperty({ type }: { type: DeclarationModel }) {
  if (type.kind === "type" && isUnionOfTexts(type.text))
    return (
      <p>
        <code>{type.name}</code> is one of {valuesOf(type.text)}.
      </p>
    )
  if (!isPartOfProperties(type)) return null
  return (
    <>
      <p>
        Properties of <code>{type.name}</code>:
      </p>
      <PropertyTable members={withoutUndefined(type.members)} links={new Map()} />
    </>
  )
}

const isUnionOfTexts = (text: string) => /= (?:"[^"]*"|\s|\|)+$/.test(text)

const valuesOf = (text: string) =>
  (text.match(/"[^"]*"/g) ?? []).map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ", "}
      <code>{value}</code>
    </Fragment>
  ))

/** Types with a separate page or table have a docstring with a version. */
const isPartOfProperties = (type: DeclarationModel) =>
  type.kind === "interface" && type.docs.since === undefined

/** “optional” already says what `undefined` means. */
function withoutUndefined(members: readonly MemberModel[]): MemberModel[] {
  return members.map((member) =>
    member.isOptional ? { ...member, type: member.type.replace(/ \| undefined$/, "") } : member,
  )
}

function membersOf(name: string, found: Found): MemberModel[] {
  return withoutUndefined(readDeclaration(name, found).members)
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
