import { additions } from "@stheno/core/internal/platform/database/additions.ts"
import { inline } from "./deliberate-differences.tsx"

/** Every table, column and constraint that Stheno adds to a database of v1. */
export function DatabaseAdditions() {
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">Added</th>
          <th scope="col">Contains</th>
        </tr>
      </thead>
      <tbody>
        {databaseAdditions.map(({ name, purpose }) => (
          <tr key={name}>
            <td data-column="Added">
              <code>{name}</code>
            </td>
            <td data-column="Contains">{inline(`${purpose[0]!.toUpperCase()}${purpose.slice(1)}.`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const within = (tables: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(tables).flatMap(([table, names]) =>
    Object.entries(names).map(([name, purpose]) => ({ name: `${table}.${name}`, purpose })),
  )

/** The additions, columns with their table. */
export const databaseAdditions: readonly { readonly name: string; readonly purpose: string }[] = [
  ...Object.entries(additions.tables).map(([name, purpose]) => ({ name, purpose })),
  ...within(additions.columns),
  ...within(additions.constraints),
]
