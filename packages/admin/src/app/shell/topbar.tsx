import { LogOut, Menu, Monitor, Moon, Sun, UserRound } from "lucide-react"
import { DropdownMenu } from "radix-ui"
import { useNavigate } from "react-router-dom"
import { fullName, initials } from "../format/names.ts"
import { MenuPortal } from "../kit/menu-portal.tsx"
import { t } from "../messages/index.ts"
import { useLogOut } from "../session/log-out.ts"
import { useUser } from "../session/session.tsx"
import { themes } from "../theme/theme.ts"
import { useTheme } from "../theme/use-theme.ts"
import { ActivityButton } from "../activity/activity-button.tsx"
import { PaletteHost } from "./palette/palette-host.tsx"

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

/** The bar above a page: the menu button of a phone, colours, and who is logged in. */
export function Topbar({ isOpen, onMenu }: { isOpen: boolean; onMenu: () => void }) {
  return (
    <header className="topbar">
      <button
        className="icon-button menu-button"
        aria-label={t.nav.open}
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={onMenu}
      >
        <Menu size={20} aria-hidden />
      </button>
      <PaletteHost />
      <div className="topbar-end">
        <ActivityButton />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  )
}

function ThemeMenu() {
  const [theme, choose] = useTheme()
  const Icon = themeIcons[theme]
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={t.theme.label}>
        <Icon size={18} aria-hidden />
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.RadioGroup value={theme} onValueChange={choose}>
            {themes.map((each) => {
              const ItemIcon = themeIcons[each]
              return (
                <DropdownMenu.RadioItem key={each} value={each} className="menu-item">
                  <ItemIcon size={16} aria-hidden />
                  {t.theme[each]}
                </DropdownMenu.RadioItem>
              )
            })}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  )
}

function UserMenu() {
  const user = useUser()
  const navigate = useNavigate()
  const logOut = useLogOut()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="avatar" aria-label={t.session.menu}>
        {initials(user)}
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          <div className="menu-head">
            <strong>{fullName(user) || user.email}</strong>
            <span>{user.email}</span>
          </div>
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => void navigate("/a/settings/personal-information")}
          >
            <UserRound size={16} aria-hidden />
            {t.session.you}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={() => logOut.mutate()}>
            <LogOut size={16} aria-hidden />
            {t.session.logOut}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  )
}
