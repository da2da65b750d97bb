import { Mark } from "./logo.tsx"

const lists = [
  {
    title: "Learn",
    links: [
      ["/create-medusa-app", "Create a project"],
      ["/modules/overview", "Commerce modules"],
      ["/recipes", "Recipes"],
      ["/upgrade-guides/medusa-core", "Migrate from Medusa v1"],
    ],
  },
  {
    title: "Reference",
    links: [
      ["/api/store", "Store API"],
      ["/api/admin", "Admin API"],
      ["/references/entities", "Entities and enums"],
      ["/references/errors", "Errors"],
    ],
  },
  {
    title: "Run",
    links: [
      ["/deployments/server", "Deploy the server"],
      ["/cli/reference", "Command line"],
      ["/references/configuration", "Configuration"],
      ["/troubleshooting", "Troubleshooting"],
    ],
  },
  {
    title: "For programs",
    links: [
      ["/llms.txt", "llms.txt"],
      ["/llms-full.txt", "Full text"],
      ["/docs-manifest.json", "List of pages"],
      ["/glossary", "Glossary"],
    ],
  },
] as const

/**
 * The end of every page.
 * @param props.full with links to everything, for pages that belong to no area
 */
export function Footer(props: { full?: boolean }) {
  return (
    <footer className="footer" data-pagefind-ignore>
      {props.full && (
        <nav className="footer-lists" aria-label="Everything">
          {lists.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {links.map(([href, text]) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <p className="footer-line">
        <Mark size={18} /> Stheno is free software under the MIT license.
      </p>
      <p className="footer-line footer-keys js-only">
        <kbd>/</kbd> search <kbd>[</kbd> previous <kbd>]</kbd> next <kbd>?</kbd> all keys
      </p>
    </footer>
  )
}
