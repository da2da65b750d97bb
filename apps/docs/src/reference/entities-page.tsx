import { withCode } from "./code/parts.tsx"
import type { EntityModel, EnumModel } from "./entity-model.ts"
import { entityRoute, enumRoute } from "./entity-page.tsx"

/** The list of all entities and enums with one sentence each. */
export function EntitiesPage(props: { entities: readonly EntityModel[]; enums: readonly EnumModel[] }) {
  return (
    <>
      <p>
        An entity is a table that the operations of the API and services read and write. An enum is a fixed
        set of values for some of their fields.
      </p>
      <h2>Entities</h2>
      <Listing
        entries={props.entities.map(({ name, about }) => ({ name, about, route: entityRoute(name) }))}
      />
      <h2>Enums</h2>
      <Listing entries={props.enums.map(({ name, about }) => ({ name, about, route: enumRoute(name) }))} />
    </>
  )
}

function Listing(props: { entries: readonly { name: string; about: string; route: string }[] }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {props.entries.map((entry) => (
          <tr key={entry.name}>
            <th scope="row">
              <a href={entry.route}>{entry.name}</a>
            </th>
            <td>{withCode(entry.about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
