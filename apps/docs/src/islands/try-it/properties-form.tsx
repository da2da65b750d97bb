import type { ComponentFacts } from "../../shop/messages.ts"
import { Field, Line } from "./field.tsx"
import { PanelButton } from "./panel.tsx"

/** Fields for the properties of components, which are shown with the reader's server. */
export function PropertiesForm(props: {
  readonly components: readonly ComponentFacts[]
  readonly onShow: (values: Readonly<Record<string, string | File>>) => void
}) {
  const fields = new Map(props.components.flatMap((each) => each.props).map((prop) => [prop.name, prop]))
  return (
    <form
      className="try-fields"
      onSubmit={(event) => {
        event.preventDefault()
        const given = [...new FormData(event.currentTarget)]
        props.onShow(
          Object.fromEntries(
            given.map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
          ),
        )
      }}
    >
      {[...fields.values()].map(({ name, isFile }) => (
        <Field key={name} label={name} isRequired>
          {(control) =>
            isFile ? (
              <input {...control} type="file" name={name} required />
            ) : (
              <Line {...control} name={name} required />
            )
          }
        </Field>
      ))}
      <div className="try-buttons">
        <PanelButton main type="submit">
          Show the component
        </PanelButton>
      </div>
    </form>
  )
}
