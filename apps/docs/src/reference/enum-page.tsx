import { withCode } from "./code/parts.tsx"
import type { EnumModel } from "./entity-model.ts"
import { entityRoute } from "./entity-page.tsx"

/** The reference page of an enum: its values and the fields that take them. */
export function EnumPage({ model }: { model: EnumModel }) {
  return (
    <>
      <h2>Values</h2>
      <p>
        {model.name} has {model.members.length} {model.members.length === 1 ? "value" : "values"}. Requests
        and responses use the value as a string, exactly as shown.
      </p>
      <EnumValues members={model.members} withNames />
      {model.usedBy.length > 0 && <UsedBy model={model} />}
    </>
  )
}

/** The values of an enum with their meanings, and with their names in the code of a project. */
export function EnumValues(props: { members: EnumModel["members"]; withNames?: boolean }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Value</th>
          {props.withNames && <th scope="col">Name in code</th>}
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {props.members.map((member) => (
          <tr key={member.value} id={`value-${member.value}`}>
            <th scope="row">
              <code>{member.value}</code>
            </th>
            {props.withNames && (
              <td>
                <code>{member.name}</code>
              </td>
            )}
            <td>{withCode(member.about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function UsedBy({ model }: { model: EnumModel }) {
  return (
    <>
      <h2>Fields of this type</h2>
      <ul className="used-by">
        {model.usedBy.map(({ entity, field }) => (
          <li key={`${entity}.${field}`}>
            <a href={`${entityRoute(entity)}#field-${field}`}>
              <code>
                {entity}.{field}
              </code>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
