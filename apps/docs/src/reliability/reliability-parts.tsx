import { readFileSync } from "node:fs"
import type { PageParts } from "../content/page.ts"
import { readLastRuns, type LastRuns } from "./last-run.ts"

const saved = new URL("../../../../torture/last-run.json", import.meta.url)

/**
 * What pages may say of the torture tests, in figures of their last runs.
 * @since 0.1
 */
export function reliabilityParts(): PageParts {
  const runs = readLastRuns(readFileSync(saved, "utf8"))
  return {
    ReliabilityFigures: { data: runs, component: () => <Figures runs={runs} kind="R" /> },
    SecurityFigures: { data: runs, component: () => <Figures runs={runs} kind="S" /> },
  }
}

/** One row per test, with what it counted. */
export function Figures({ runs, kind }: { runs: LastRuns; kind: "R" | "S" }) {
  return (
    <table className="torture-figures">
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">What it does</th>
          <th scope="col">What it counted</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {runs
          .filter(({ id }) => id.startsWith(kind))
          .map(({ id, title, day, machine, seed, seconds, figures }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{title}</td>
              <td>{[...figures, `${seconds} s`].join(", ")}</td>
              <td>
                {day}, {machine}, seed {seed}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
