import { Fragment } from "react"
import { Facts } from "./facts.tsx"
import type { EntityModel, FieldModel, RelationModel } from "./entity-model.ts"

/** The reference page of an entity: its facts, fields, relations, and who refers to it. */
export function EntityPage({ entity }: { entity: EntityModel }) {
  return (
    <>
      <Facts entity={entity} />
      <h2>Fields</h2>
      <FieldsIntroduction entity={entity} />
      <FieldTable fields={entity.fields} />
      {entity.relations.length > 0 && <Relations entity={entity} />}
      {entity.usedBy.length > 0 && <UsedBy entity={entity} />}
    </>
  )
}

/**
 * Address of an entity's page.
 * @since 0.1
 */
export function entityRoute(name: string): string {
  return `/references/entities/classes/${name}`
}

/**
 * Address of an enum's page.
 * @since 0.1
 */
export function enumRoute(name: string): string {
  return `/references/entities/enums/${name}`
}

function FieldsIntroduction({ entity }: { entity: EntityModel }) {
  const subject = entity.table ? (
    <>
      The columns of the table <code>{entity.table}</code>.
    </>
  ) : (
    <>
      {entity.name} has no table of its own. These fields are part of <EntityList names={entity.sharedBy} />.
    </>
  )
  return (
    <p>
      {subject} A field marked <i>nullable</i> can be <code>null</code>; one marked <i>default</i> is filled
      in when it is left out.
    </p>
  )
}

function EntityList({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && (i === names.length - 1 ? " and " : ", ")}
      <a href={entityRoute(name)}>{name}</a>
    </Fragment>
  ))
}

function FieldTable({ fields }: { fields: readonly FieldModel[] }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name} id={`field-${field.name}`}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td>
              <FieldType field={field} />
            </td>
            <td>
              {field.about}
              {field.hidden && " Never part of an answer."}
              {field.target && (
                <>
                  {" "}
                  Points to <a href={entityRoute(field.target)}>{field.target}</a>.
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FieldType({ field }: { field: FieldModel }) {
  return (
    <>
      <code className="type">
        {field.enumName ? <a href={enumRoute(field.enumName)}>{field.type}</a> : field.type}
      </code>
      {field.nullable && (
        <>
          {" "}
          <span className="flag">nullable</span>
        </>
      )}
      {field.hasDefault && (
        <>
          {" "}
          <span className="flag">default</span>
        </>
      )}
    </>
  )
}

function Relations({ entity }: { entity: EntityModel }) {
  const eager = entity.relations.filter((relation) => relation.eager).map((relation) => relation.name)
  return (
    <>
      <h2>Relations</h2>
      <p>
        {eager.length
          ? `Loaded with the entity itself: ${eager.join(", ")}. The others are loaded where an operation or its expand parameter asks for them.`
          : "Loaded where an operation or its expand parameter asks for them."}
      </p>
      <table className="fields">
        <thead>
          <tr>
            <th scope="col">Relation</th>
            <th scope="col">Gives</th>
            <th scope="col">Found by</th>
          </tr>
        </thead>
        <tbody>
          {entity.relations.map((relation) => (
            <RelationRow key={relation.name} relation={relation} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function RelationRow({ relation }: { relation: RelationModel }) {
  return (
    <tr id={`relation-${relation.name}`}>
      <th scope="row">
        <code>{relation.name}</code>
      </th>
      <td>
        {relation.list ? "list of " : "one "}
        <a href={entityRoute(relation.target)}>{relation.target}</a>
        {relation.eager && <span className="flag">always loaded</span>}
      </td>
      <td>
        <code>{relation.via}</code>
      </td>
    </tr>
  )
}

function UsedBy({ entity }: { entity: EntityModel }) {
  return (
    <>
      <h2>Referred to by</h2>
      <ul className="used-by">
        {entity.usedBy.map(({ entity: name, relation }) => (
          <li key={`${name}.${relation}`}>
            <a href={`${entityRoute(name)}#relation-${relation}`}>
              <code>
                {name}.{relation}
              </code>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
