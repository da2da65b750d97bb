import GithubSlugger from "github-slugger"

/** The page that has the lists, and the anchor that an area had before the lists had separate pages. */
interface DifferenceArea {
  readonly name: string
  readonly route: string
  readonly earlierId: string
}

const guide = "/upgrade-guides/medusa-core"

/**
 * The areas of both lists of differences. All of them were on one page, so a second area of the same name had a number.
 * @param deliberate names of the areas, in the order of the page
 * @param recorded names of the areas, in the order of the page
 * @since 0.1
 */
export function differenceAreas(deliberate: readonly string[], recorded: readonly string[]) {
  const earlier = new GithubSlugger()
  const areasOf = (page: string, names: readonly string[]): DifferenceArea[] => {
    const slugger = new GithubSlugger()
    return names.map((name) => ({
      name,
      route: `${guide}/${page}#${slugger.slug(name)}`,
      earlierId: earlier.slug(name),
    }))
  }
  return {
    deliberate: areasOf("differences", deliberate),
    recorded: areasOf("recorded-responses", recorded),
  }
}

/** A link to each area, at the place that links to its former anchor lead to. */
export function DifferenceAreas({ areas }: { areas: readonly DifferenceArea[] }) {
  return (
    <ul>
      {areas.map(({ name, route, earlierId }) => (
        <li key={route} id={earlierId}>
          <a href={route}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
