import { Fragment, type ReactNode } from "react"
import type { V1Difference } from "@stheno/core/internal/v1-differences/index.ts"

type Differences = { readonly differences: readonly V1Difference[] }

/** Every deliberate difference from v1, by area. */
export function DeliberateDifferences({ differences }: Differences) {
  const areas = [...new Set(differences.map(({ area }) => area))]
  return (
    <>
      {areas.map((area) => (
        <Fragment key={area}>
          <h3>{area}</h3>
          <AreaTable differences={differences.filter((each) => each.area === area)} />
        </Fragment>
      ))}
    </>
  )
}

function AreaTable({ differences }: Differences) {
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">Situation</th>
          <th scope="col">Medusa v1</th>
          <th scope="col">Stheno</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, when, v1, stheno, why, setting, leak }) => (
          <tr key={id}>
            <td data-column="Situation">{inline(sentence(when))}</td>
            <td data-column="Medusa v1">{inline(sentence(v1))}</td>
            <td data-column="Stheno">
              {inline(sentence(stheno))} {inline(why)}
              {setting && (
                <>
                  {" "}
                  Setting: <code>{setting}</code>.
                </>
              )}
              {leak?.noSetting && <> v1’s behavior has no setting: {inline(leak.noSetting)}</>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The settings that bring v1's behavior back. */
export function CompatibilitySettings({ differences }: Differences) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">What v1 does</th>
          <th scope="col">Why it is off by default</th>
        </tr>
      </thead>
      <tbody>
        {differences.flatMap(({ setting, when, v1, why }) =>
          setting
            ? [
                <tr key={setting}>
                  <td>
                    <code>{setting}</code>
                  </td>
                  <td>
                    {inline(sentence(when))} v1: {inline(/[.!?]$/.test(v1) ? v1 : `${v1}.`)}
                  </td>
                  <td>{inline(why)}</td>
                </tr>,
              ]
            : [],
        )}
      </tbody>
    </table>
  )
}

/** Code and links in a text. */
export function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const code = /^`([^`]+)`$/.exec(part)
    const link = /^\[(.+)\]\((.+)\)$/.exec(part)
    if (code) return <code key={index}>{code[1]}</code>
    return link ? (
      <a key={index} href={link[2]}>
        {inline(link[1]!)}
      </a>
    ) : (
      part
    )
  })
}

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`
}
