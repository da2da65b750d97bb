import { Copy } from "lucide-react"
import { Button } from "./button.tsx"
import { copyText } from "./copy.ts"
import { Section } from "./page.tsx"
import { t } from "../messages/index.ts"

const words = t.rawData

/** What the API gives out of a resource, as a tree. */
export function RawDataContent({ data }: { data: unknown }) {
  return (
    <Section
      title={words.title}
      actions={
        <Button icon={Copy} onClick={() => void copyText(JSON.stringify(data, null, 2), words.copied)}>
          {words.copy}
        </Button>
      }
    >
      <details>
        <summary>{words.show}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className="json-tree" tabIndex={0} role="group" aria-label={words.title}>
          {Object.entries(data ?? {}).map(([name, value]) => (
            <Node key={name} name={name} value={value} />
          ))}
        </div>
      </details>
    </Section>
  )
}

function Node({ name, value }: { name: string; value: unknown }) {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return (
      <div className="json-leaf">
        {name}: <span className="muted">{JSON.stringify(value)}</span>
      </div>
    )
  return (
    <details>
      <summary>
        {name} <span className="muted">{Array.isArray(value) ? `[${value.length}]` : "{…}"}</span>
      </summary>
      {Object.entries(value).map(([key, each]) => (
        <Node key={key} name={key} value={each} />
      ))}
    </details>
  )
}
