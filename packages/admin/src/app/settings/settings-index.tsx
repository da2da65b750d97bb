import {
  Coins,
  FileImage,
  Globe,
  KeyRound,
  Landmark,
  Mail,
  Puzzle,
  Radio,
  Send,
  Store,
  Truck,
  Undo2,
  UserRound,
  UsersRound,
} from "lucide-react"
import type { ComponentType } from "react"
import { Link } from "react-router-dom"
import { addressOf } from "../extensions/addresses.ts"
import { useExtensions } from "../extensions/context.tsx"
import { PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"

const words = t.settings

/** @source facts/admin.json, layout.settingsCards */
const cards = [
  { to: "/a/settings/details", icon: Store, text: t.settingsCards.details },
  { to: "/a/settings/regions", icon: Globe, text: t.settingsCards.regions },
  { to: "/a/settings/currencies", icon: Coins, text: t.settingsCards.currencies },
  { to: "/a/settings/shipping-profiles", icon: Truck, text: t.settingsCards.profiles },
  { to: "/a/settings/taxes", icon: Landmark, text: t.settingsCards.taxes },
  { to: "/a/settings/return-reasons", icon: Undo2, text: t.settingsCards.returnReasons },
  { to: "/a/settings/emails", icon: Mail, text: t.settingsCards.emails },
  { to: "/a/settings/messages", icon: Send, text: t.settingsCards.sentMessages },
  { to: "/a/settings/files", icon: FileImage, text: t.settingsCards.files },
  { to: "/a/settings/team", icon: UsersRound, text: t.settingsCards.team },
  { to: "/a/settings/personal-information", icon: UserRound, text: t.settingsCards.you },
  { to: "/a/sales-channels", icon: Radio, text: t.settingsCards.channels },
  { to: "/a/publishable-api-keys", icon: KeyRound, text: t.settingsCards.keys },
]

/** The settings, including settings of extensions. */
export function SettingsIndex() {
  const { extensions } = useExtensions()
  const own = extensions.flatMap((each) => (each.kind === "setting" ? [each] : []))
  return (
    <>
      <PageHead title={t.settingsCards.title} />
      <h2 className="group-title">{words.general}</h2>
      <ul className="cards">
        {cards.map(({ to, icon, text }) => (
          <li key={to}>
            <Card to={to} icon={icon} label={text.title} description={text.text} />
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <h2 className="group-title">{words.extensions}</h2>
          <ul className="cards">
            {own.map((each) => (
              <li key={each.id}>
                <Card to={addressOf(each)} icon={each.icon ?? Puzzle} {...each.card} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface CardProps {
  readonly to: string
  readonly icon: ComponentType<{ className?: string }>
  readonly label: string
  readonly description: string
}

function Card({ to, icon: Icon, label, description }: CardProps) {
  return (
    <Link to={to} className="settings-card">
      <span className="settings-icon" aria-hidden>
        <Icon />
      </span>
      <span>
        <strong>{label}</strong>
        {description}
      </span>
    </Link>
  )
}
