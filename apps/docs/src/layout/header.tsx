import type { ResolvedSidebar } from "../sidebars/resolve-sidebars.ts"
import { iconOf } from "./icons.ts"
import { Logo } from "./logo.tsx"

/** The bar on top: name, areas, search, light and dark. */
export function Header(props: { areas: readonly ResolvedSidebar[]; current?: ResolvedSidebar | undefined }) {
  const Menu = iconOf("menu")
  return (
    <header className="header" data-pagefind-ignore>
      <div className="header-bar">
        {props.current && (
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
        <nav className="areas" aria-label="Areas">
          {props.areas.map((area) =>
            area.under ? null : (
              <a
                key={area.name}
                href={area.landing}
                aria-current={area.name === (props.current?.under ?? props.current?.name) || undefined}
              >
                {area.title}
              </a>
            ),
          )}
        </nav>
        <div className="header-tools">
          <SearchButton />
          <ThemeButton />
        </div>
      </div>
    </header>
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
      aria-label="Colours: system"
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} aria-hidden="true" size={18} className={`theme-icon theme-icon-${name}`} />
      ))}
    </button>
  )
}
