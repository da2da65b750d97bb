import { useState } from "react"

/** What of a long list or object is shown at first. */
const most = 50

/** How deep a tree is open at first. */
const openDepth = 2

/**
 * A value of JSON to look into: objects and lists open and close.
 * @param props.name what the value is called, in front of it
 * @since 0.1
 */
export function JsonTree({ name, value }: { name?: string; value: unknown }) {
  return (
    <ul className="tree">
      <TreeNode name={name} value={value} depth={0} />
    </ul>
  )
}

function TreeNode({ name, value, depth }: { name: string | undefined; value: unknown; depth: number }) {
  const entries = entriesOf(value)
  const [isOpen, setOpen] = useState(depth < openDepth && (entries?.length ?? 0) <= most)
  const [shown, setShown] = useState(most)
  if (!entries || entries.length === 0)
    return (
      <li>
        <Name name={name} /> <Leaf value={value} />
      </li>
    )
  return (
    <li>
      <button type="button" className="tree-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Name name={name} /> <span className="tree-size">{sizeText(value, entries.length)}</span>
      </button>
      {isOpen && (
        <ul>
          {entries.slice(0, shown).map(([key, inner]) => (
            <TreeNode key={key} name={key} value={inner} depth={depth + 1} />
          ))}
          {entries.length > shown && (
            <li>
              <button type="button" className="tree-more" onClick={() => setShown(shown + most)}>
                Show {Math.min(most, entries.length - shown)} more of {entries.length}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

function Name({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className="tree-name">{name}</span>
}

function Leaf({ value }: { value: unknown }) {
  const kind = value === null ? "null" : typeof value
  return <span className={`tree-value tree-${kind}`}>{JSON.stringify(value)}</span>
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined
}

function sizeText(value: unknown, count: number): string {
  if (Array.isArray(value)) return `[${count} ${count === 1 ? "item" : "items"}]`
  return `{${count} ${count === 1 ? "property" : "properties"}}`
}
