import { ScrollArea } from "@stheno/ui"
import { useMemo } from "react"
import { t } from "../messages/index.ts"
import { firstRows } from "./csv-table.ts"

const words = t.productTransfer
const shownRows = 10

/** The first rows of a CSV file that is about to be imported. */
export function FirstRows({ text }: { text: string }) {
  const { titles, lines } = useMemo(() => firstRows(text, shownRows), [text])
  if (lines.length === 0) return null
  return (
    <div className="stack-wide">
      <p>{words.firstRows}</p>
      <ScrollArea label={words.firstRows}>
        <table className="table">
          <caption className="visually-hidden">{words.firstRows}</caption>
          <thead>
            <tr>
              {titles.map((title, index) => (
                <th key={`${index} ${title}`}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells, row) => (
              <tr key={`${row} ${cells[0]}`}>
                {cells.map((cell, index) => (
                  <td key={`${index} ${cell}`}>
                    <span className="ellipsis">{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}
