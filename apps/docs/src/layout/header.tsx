import type { SidebarName } from "../sidebars/names.ts"
import type { Place, ResolvedSidebar } from "../sidebars/resolve-sidebars.ts"
import { site } from "../site/site.ts"
import { version } from "../site/version.ts"
import { iconOf } from "./icons.ts"
import { Logo } from "./logo.tsx"

/** A link of the header. */
interface HeaderLink {
  readonly title: string
  readonly href: string
  /** the area whose pages are below it */
  readonly area?: SidebarName
  /** the group of the first area whose pages are below it */
  readonly group?: string
  /** only wide windows have room for it; all others have it in the menu */
  readonly isWide?: boolean
}

/** For each kind of reader where to begin: who builds, who runs a store, who makes a storefront. */
const links: readonly HeaderLink[] = [
  { title: "Get started", href: "/", area: "homepage" },
  { title: "Build", href: "/development/overview", area: "core" },
  { title: "Run a store", href: "/user-guide", area: "userGuideSidebar" },
  { title: "Storefront", href: "/starters/nextjs-medusa-starter", group: "Storefront" },
  { title: "Modules", href: "/modules/overview", area: "modules" },
  { title: "API", href: "/api/store", area: "apiReference" },
  { title: "Plugins", href: "/plugins/overview", area: "plugins", isWide: true },
  { title: "Recipes", href: "/recipes", group: "Recipes", isWide: true },
  { title: "Troubleshooting", href: "/troubleshooting", area: "troubleshooting", isWide: true },
]

/** The bar on top: name and version, areas, search, repository, light and dark. */
export function Header(props: { areas: readonly ResolvedSidebar[]; place?: Place | undefined }) {
  const { areas, place } = props
  const Menu = iconOf("menu")
  return (
    <header className="header" data-pagefind-ignore>
      <div className="header-bar">
        {place && (
          <button
            type="button"
            className="icon-button menu-button"
            popoverTarget="sidebar"
            aria-label="Open the menu"
          >
            <Menu aria-hidden="true" size={20} />
          </button>
        )}
        <a className="header-home" href="/" aria-label="Stheno documentation, home">
          <Logo />
        </a>
        <a className="header-version" href="/changelog" aria-label={`v${version}, changelog`}>
          v{version}
        </a>
        <nav className="areas" aria-label="Areas">
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              className={link.isWide ? "area-wide" : undefined}
              aria-current={isCurrent(link, place) || undefined}
            >
              {link.title}
            </a>
          ))}
          <MoreAreas areas={areas} place={place} />
        </nav>
        <div className="header-tools">
          <SearchButton />
          <RepositoryLink />
          <ThemeButton />
        </div>
      </div>
    </header>
  )
}

/** A page of a group that has its own link belongs to that one, not to its area. */
function isCurrent({ area, group }: HeaderLink, place: Place | undefined): boolean {
  if (!place) return false
  const own = links.find((link) => link.group !== undefined && place.groups.includes(link.group))
  return own ? own.group === group : area === (place.area.under ?? place.area.name)
}

/** The areas that have no link in the bar, and those that lose it in a narrow window. */
function MoreAreas({ areas, place }: { areas: readonly ResolvedSidebar[]; place: Place | undefined }) {
  const Chevron = iconOf("chevron")
  const others = areas
    .filter(({ name, under }) => !under && !links.some(({ area }) => area === name))
    .map(({ title, landing, name }): HeaderLink => ({ title, href: landing, area: name }))
  return (
    <>
      <button type="button" className="areas-more" popoverTarget="more-areas">
        More <Chevron aria-hidden="true" size={14} />
      </button>
      <div id="more-areas" className="more-areas" popover="auto">
        {[...others, ...links.filter(({ isWide }) => isWide)].map((link) => (
          <a
            key={link.href}
            href={link.href}
            className={link.isWide ? "area-narrow" : undefined}
            aria-current={isCurrent(link, place) || undefined}
          >
            {link.title}
          </a>
        ))}
      </div>
    </>
  )
}

function RepositoryLink() {
  if (!site.repository) return null
  const Branch = iconOf("branch")
  return (
    <a className="icon-button" href={site.repository} aria-label="Repository">
      <Branch aria-hidden="true" size={18} />
    </a>
  )
}

function SearchButton() {
  const Search = iconOf("search")
  return (
    <button
      type="button"
      className="search-button js-only"
      data-island="search"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Search aria-hidden="true" size={16} />
      <span className="search-button-text">Search</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  )
}

function ThemeButton() {
  const icons = { system: iconOf("monitor"), light: iconOf("sun"), dark: iconOf("moon") }
  return (
    <button
      type="button"
      className="icon-button theme-button js-only"
      data-theme-button
      aria-label="Colors: system"
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} aria-hidden="true" size={18} className={`theme-icon theme-icon-${name}`} />
      ))}
    </button>
  )
}
