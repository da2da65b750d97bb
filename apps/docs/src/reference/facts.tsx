import type { ReactNode } from "react"
import { GuideLinks } from "./code/parts.tsx"
import type { EntityModel } from "./entity-model.ts"

/** What holds for an entity as a whole: its table, its ids, how it is deleted, where it is described. */
export function Facts({ entity }: { entity: EntityModel }) {
  return (
    <dl className="facts" data-pagefind-ignore>
      {entity.table && (
        <Fact name="Table">
          <code>{entity.table}</code>
        </Fact>
      )}
      {entity.idPrefix && entity.fields.some(({ name }) => name === "id") && (
        <Fact name="ID">
          <code>{entity.idPrefix}_…</code>
        </Fact>
      )}
      {entity.table && (
        <Fact name="Deletion">
          {entity.softDelete ? (
            <>
              sets <code>deleted_at</code> and keeps the row
            </>
          ) : (
            "removes the row"
          )}
        </Fact>
      )}
      {entity.guides.length > 0 && (
        <Fact name={entity.guides.length === 1 ? "Guide" : "Guides"}>
          <GuideLinks guides={entity.guides} />
        </Fact>
      )}
      <Fact name="Package">
        <code>@stheno/core</code>
      </Fact>
      <Fact name="Source">
        <a href={`/source/${entity.source}.htm`}>
          <code>{entity.source}</code>
        </a>
      </Fact>
    </dl>
  )
}

function Fact(props: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
