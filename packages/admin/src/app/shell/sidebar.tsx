import { Puzzle } from "lucide-react"
import type { ComponentType } from "react"
import { Link, useLocation } from "react-router-dom"
import { addressOf } from "../extensions/addresses.ts"
import { useExtensions } from "../extensions/context.tsx"
import { t } from "../messages/index.ts"
import { Mark } from "./logo.tsx"
import { areas, currentOf, settingsArea, settingsPages } from "./navigation.ts"

/** The areas of the dashboard, the pages of extensions, and the settings. */
export function Sidebar({ storeName, onGo }: { storeName: string | undefined; onGo: () => void }) {
  const { pathname } = useLocation()
  const { extensions } = useExtensions()
  const links = extensions.flatMap((each) =>
    each.kind === "route" && each.link
      ? [{ to: addressOf(each), label: each.link.label, icon: each.icon ?? Puzzle }]
      : [],
  )
  const addresses = [
    ...areas.flatMap(({ to, below = [] }) => [to, ...below.map((each) => each.to)]),
    ...links.map(({ to }) => to),
    ...settingsPages,
  ]
  const current = currentOf(pathname, addresses)
  return (
    <nav className="sidebar-nav" aria-label={t.nav.label}>
      <Link to="/a/overview" className="store" onClick={onGo}>
        <Mark size={26} />
        <span className="store-name">{storeName ?? t.common.product}</span>
      </Link>
      <ul>
        {areas.map(({ below = [], ...area }) => {
          const isInside = area.to === current || below.some(({ to }) => to === current)
          return (
            <li key={area.to}>
              <NavigationLink {...area} isCurrent={area.to === current} onGo={onGo} />
              {isInside && below.length > 0 && (
                <ul className="below">
                  {below.map(({ to, label }) => (
                    <li key={to}>
                      <NavigationLink to={to} label={label} isCurrent={to === current} onGo={onGo} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      {links.length > 0 && (
        <>
          <p className="nav-heading">{t.nav.extensions}</p>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavigationLink {...link} isCurrent={link.to === current} onGo={onGo} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="nav-end">
        <li>
          <NavigationLink {...settingsArea} isCurrent={settingsPages.includes(current ?? "")} onGo={onGo} />
        </li>
      </ul>
    </nav>
  )
}

interface NavigationLinkProps {
  readonly to: string
  readonly label: string
  readonly icon?: ComponentType<{ className?: string; "aria-hidden"?: boolean }>
  readonly isCurrent: boolean
  readonly onGo: () => void
}

function NavigationLink({ to, label, icon: Icon, isCurrent, onGo }: NavigationLinkProps) {
  return (
    <Link to={to} className="nav-link" aria-current={isCurrent ? "page" : undefined} onClick={onGo}>
      {Icon && <Icon className="nav-icon" aria-hidden />}
      {label}
    </Link>
  )
}
