import type { EntityModel, EnumModel } from "./entity-model.ts"
import { entityRoute, enumRoute } from "./entity-page.tsx"

/** The list of all entities and enums with one sentence each. */
export function EntitiesPage(props: { entities: readonly EntityModel[]; enums: readonly EnumModel[] }) {
  return (
    <>
      <p>
        An entity is one table, read and written by the operations of the API and by services. An enum is a
        fixed set of values that some of their fields take.
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
            <td>{entry.about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
