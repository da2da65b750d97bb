import { Fragment } from "react"
import { Code } from "../../mdx/code-block.tsx"
import type { DeclarationModel } from "./model.ts"
import { PropertyTable, Prose, type TypeLinks } from "./parts.tsx"

/** The types that a page needs, described on the page itself. */
export function TypeSections({ types, links }: { types: readonly DeclarationModel[]; links: TypeLinks }) {
  if (types.length === 0) return null
  return (
    <>
      <h2>Types</h2>
      {types.map((type) => (
        <Fragment key={type.name}>
          <h3 id={anchorOf(type.name)}>
            {type.name}
            {parametersOf(type)}
          </h3>
          <Prose text={type.docs.about} />
          {type.members.length > 0 ? (
            <PropertyTable members={type.members} links={links} />
          ) : (
            <Code language="ts" code={type.text || `interface ${type.name} {}`} />
          )}
        </Fragment>
      ))}
    </>
  )
}

/** Links to the types on the same page. */
export function localLinks(types: readonly DeclarationModel[]): TypeLinks {
  return new Map(types.map(({ name }) => [name, `#${anchorOf(name)}`]))
}

/** `<T>` of `FindConfig<T>`, whose properties name it. */
function parametersOf({ generics }: DeclarationModel): string {
  const names = [...generics.matchAll(/[<,]\s*(\w+)(?=\s*(?:[,>=]|extends))/g)].map(([, name]) => name)
  return names.length > 0 ? `<${names.join(", ")}>` : ""
}

function anchorOf(name: string): string {
  return `type-${name}`
}
