import { Fragment } from "react"
import { breakableType } from "../layout/breakable.tsx"
import { withCode } from "./code/parts.tsx"
import { Facts } from "./facts.tsx"
import type { EntityModel, FieldModel, RelationModel } from "./entity-model.ts"
import { hasRelationPicture, RelationPicture } from "./relation-picture.tsx"

/** The reference page of an entity: its facts, fields, relations, and who refers to it. */
export function EntityPage({ entity }: { entity: EntityModel }) {
  return (
    <>
      <Facts entity={entity} />
      <h2>Fields</h2>
      <FieldsIntroduction entity={entity} />
      <FieldTable fields={entity.fields} />
      {entity.relations.length > 0 && <Relations entity={entity} />}
      {entity.usedBy.length + entity.namedBy.length > 0 && <UsedBy entity={entity} />}
      {entity.operations.length > 0 && <Operations entity={entity} />}
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
      {subject} A field marked <i>nullable</i> can be <code>null</code>, which means that it has no value,
      unless its meaning says more. A field marked <i>default</i> gets the value after this word if none is
      given.
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
              {withCode(field.about)}
              {field.hidden && " Never returned by the API."}
              {field.target && (
                <>
                  {" "}
                  Refers to <a href={entityRoute(field.target)}>{field.target}</a>.
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
        {field.enumName ? (
          <a href={enumRoute(field.enumName)}>{breakableType(field.type)}</a>
        ) : (
          breakableType(field.type)
        )}
      </code>
      {field.nullable && (
        <>
          {" "}
          <span className="flag">nullable</span>
        </>
      )}
      {field.defaultValue && (
        <>
          {" "}
          <span className="flag">
            default{" "}
            {"code" in field.defaultValue ? <code>{field.defaultValue.code}</code> : field.defaultValue.words}
          </span>
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
      <RelationPicture entity={entity} />
      <p>
        {eager.length
          ? `Always returned with the entity: ${eager.join(", ")}. Other relations are returned when an operation includes them or its expand parameter requests them.`
          : "A relation is returned when an operation includes it or its expand parameter requests it."}{" "}
        <a href="/api/fields-and-expand">Fields and relations</a> explains the parameter.
      </p>
      <table className="fields">
        <thead>
          <tr>
            <th scope="col">Relation</th>
            <th scope="col">Returns</th>
            <th scope="col">Meaning</th>
            <th scope="col">Joined by</th>
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
        <a href={entityRoute(relation.target)}>{relation.target}</a>{" "}
        {relation.eager && <span className="flag">always returned</span>}
      </td>
      <td>{withCode(relation.about)}</td>
      <td>
        <code>{relation.via}</code>
      </td>
    </tr>
  )
}

/** The groups of operations whose responses contain the entity. */
function Operations({ entity }: { entity: EntityModel }) {
  return (
    <>
      <h2>Operations</h2>
      <p>
        Operations of these groups return it by itself. Others return it as part of entities that refer to it.
      </p>
      <ul className="used-by">
        {entity.operations.map(({ area, tag, route }) => (
          <li key={route}>
            <a href={route}>
              {area === "store" ? "Store API" : "Admin API"}: {tag}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function UsedBy({ entity }: { entity: EntityModel }) {
  const relations = entity.usedBy.map(({ entity: name, relation }) => ({
    name: `${name}.${relation}`,
    route: `${entityRoute(name)}#relation-${relation}`,
  }))
  const columns = entity.namedBy.map(({ entity: name, column }) => ({
    name: `${name}.${column}`,
    route: `${entityRoute(name)}#field-${column}`,
  }))
  return (
    <>
      <h2>Referred to by</h2>
      {entity.relations.length === 0 && hasRelationPicture(entity) && <RelationPicture entity={entity} />}
      <PartList about="These relations of entities contain it:" parts={relations} />
      <PartList about="These fields hold its ID:" parts={columns} />
    </>
  )
}

function PartList(props: { about: string; parts: readonly { name: string; route: string }[] }) {
  if (props.parts.length === 0) return null
  return (
    <>
      <p>{props.about}</p>
      <ul className="used-by">
        {props.parts.map(({ name, route }) => (
          <li key={name}>
            <a href={route}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
