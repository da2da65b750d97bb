import { readFileSync } from "node:fs"
import type { PageParts } from "../content/page.ts"
import { readLastMutations, readLastRuns, type LastMutations, type LastRuns } from "./last-run.ts"

const savedIn = (name: string) =>
  readFileSync(new URL(`../../../../stress-tests/${name}`, import.meta.url), "utf8")

/**
 * What pages may say of the torture tests, in figures of their last runs.
 * @since 0.1
 */
export function reliabilityParts(): PageParts {
  const data = {
    runs: readLastRuns(savedIn("last-run.json")),
    mutations: readLastMutations(savedIn("last-mutations.json")),
  }
  return {
    ReliabilityFigures: { data, component: () => <Figures {...data} kind="R" /> },
    SecurityFigures: { data, component: () => <Figures {...data} kind="S" /> },
    MutationScore: { data: data.mutations, component: () => <MutationScore mutations={data.mutations} /> },
  }
}

/** How many mutations were caught, and which tests have missed one. */
export function MutationScore({ mutations }: { mutations: LastMutations }) {
  const missed = mutations.filter(({ isCaught }) => !isCaught)
  const days = mutations.map(({ day }) => day).toSorted()
  const seeds = [...new Set(mutations.map(({ seed }) => seed))]
  return (
    <>
      <p>
        The tests detected {mutations.length - missed.length} of the {mutations.length} mutations that were
        run ({[...new Set([days[0], days.at(-1)])].join(" to ")}, seed {seeds.join(", ")}).
      </p>
      {missed.length > 0 && (
        <ul>
          {missed.map(({ id, test, about }) => (
            <li key={id}>
              Not detected by {test}: {about}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function scoreOf(mutations: LastMutations, id: string): string {
  const own = mutations.filter(({ test }) => test === id)
  return own.length === 0 ? "not run" : `${own.filter(({ isCaught }) => isCaught).length} of ${own.length}`
}

interface FiguresProps {
  readonly runs: LastRuns
  readonly mutations: LastMutations
  readonly kind: "R" | "S"
}

/** One row per test, with what it counted. */
export function Figures({ runs, mutations, kind }: FiguresProps) {
  const shown = runs.filter(({ id }) => id.startsWith(kind))
  return (
    <>
      <p>
        Machine: {[...new Set(shown.map(({ machine }) => machine))].join("; ")}. Select a time to see what the
        test counted.
      </p>
      <table className="torture-figures">
        <thead>
          <tr>
            <th scope="col">Test</th>
            <th scope="col">What it does</th>
            <th scope="col">Time and counts</th>
            <th scope="col">Mutations detected</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, title, day, seed, seconds, figures }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{title}</td>
              <td>
                <details>
                  <summary>{`${seconds} s`}</summary>
                  <ul>
                    {figures.map((figure) => (
                      <li key={figure}>{figure}</li>
                    ))}
                  </ul>
                </details>
              </td>
              <td>{scoreOf(mutations, id)}</td>
              <td>
                <time dateTime={day}>{day}</time>, seed {seed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
