import type { Difference, DifferenceGroup } from "./differences.ts"
import type { Coverage, Route } from "./missing-operations.ts"

/** How many of v1's operations there are, in words that finish a sentence. */
export function OperationCount({ coverage }: { coverage: Coverage }) {
  const missing = countOf(coverage)
  return <>{missing === 0 ? `all ${coverage.total}` : `${coverage.total - missing} of ${coverage.total}`}</>
}

/** What v1 answers and we do not yet, by area. */
export function MissingOperations({ coverage }: { coverage: Coverage }) {
  if (coverage.missing.length === 0) return <p>All operations of v1.20 exist.</p>
  return (
    <table className="missing-operations">
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Operations that return 404</th>
        </tr>
      </thead>
      <tbody>
        {coverage.missing.map(({ area, routes }) => (
          <tr key={area}>
            <th scope="row">{area}</th>
            <td>
              <Routes routes={routes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What we answer otherwise than v1, by area. */
export function V1Differences({ groups }: { groups: readonly DifferenceGroup[] }) {
  if (groups.length === 0) return <p>No difference is known.</p>
  return (
    <>
      {groups.map(({ area, differences }) => (
        <Differences key={area} area={area} differences={differences} />
      ))}
    </>
  )
}

function Differences(props: { area: string; differences: readonly Difference[] }) {
  return (
    <>
      <h3>{props.area}</h3>
      <table className="differences">
        <thead>
          <tr>
            <th scope="col">Medusa v1</th>
            <th scope="col">Stheno</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {props.differences.map((each) => (
            <tr key={`${each.path} ${each.v1}`}>
              <td data-column="Medusa v1">
                {sentence(each.v1)}
                {each.path && <code className="where">{each.path}</code>}
              </td>
              <td data-column="Stheno">{sentence(each.ours)}</td>
              <td data-column="Why">{sentence(each.why)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** One line per path: its methods, then the path. */
function Routes({ routes }: { routes: readonly Route[] }) {
  const paths = [...new Set(routes.map(({ path }) => path))]
  return (
    <ul className="endpoints">
      {paths.map((path) => (
        <li key={path}>
          {routes
            .filter((route) => route.path === path)
            .map(({ method }) => (
              <span key={method} className={`endpoint endpoint-${method.toLowerCase()}`}>
                <b>{method}</b>{" "}
              </span>
            ))}
          <code>{path}</code>
        </li>
      ))}
    </ul>
  )
}

function countOf({ missing }: Coverage): number {
  return missing.reduce((sum, { routes }) => sum + routes.length, 0)
}

/** Entries are written without a capital and a full stop. */
function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`
}
