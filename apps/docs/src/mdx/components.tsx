import type { ComponentProps, ReactNode } from "react"
import { iconOf, type IconName } from "../layout/icons.ts"
import { routeOfEndpoint } from "../reference/api/operation-route.ts"
import { Band, Hero, HeroSample, Pledge, Reader } from "./home.tsx"
import { Code } from "./code-block.tsx"
import { Diagram } from "./diagram.tsx"
import { Example } from "./example.tsx"
import { Screenshot } from "./screenshot.tsx"
import { SetUp, StepOutput, StepSample } from "./languages.tsx"
import { Tab, Tabs } from "./tabs.tsx"
import { Terminal } from "./terminal.tsx"
import { UiProps } from "./ui-props.tsx"

/** What a callout warns of or helps with. */
export type CalloutType = "note" | "tip" | "caution" | "danger"

const callouts: Record<CalloutType, { title: string; icon: IconName }> = {
  note: { title: "Note", icon: "info" },
  tip: { title: "Tip", icon: "tip" },
  caution: { title: "Caution", icon: "warning" },
  danger: { title: "Danger", icon: "alert" },
}

/** A remark set apart from the text. */
export function Callout(props: { type?: CalloutType; title?: string; children: ReactNode }) {
  const { title, icon } = callouts[props.type ?? "note"]
  const Icon = iconOf(icon)
  return (
    <aside className={`callout callout-${props.type ?? "note"}`}>
      <p className="callout-title">
        <Icon aria-hidden="true" size={16} />
        {props.title ?? title}
      </p>
      <div className="callout-body">{props.children}</div>
    </aside>
  )
}

/** A grid of links to pages. */
export function Cards(props: { columns?: 2 | 3; children: ReactNode }) {
  return <div className={`cards cards-${props.columns ?? 2}`}>{props.children}</div>
}

/** A link to a page, with a sentence on what the reader finds there. */
export function Card(props: { href: string; title: string; icon?: IconName; children?: ReactNode }) {
  const Icon = props.icon && iconOf(props.icon)
  return (
    <a className="card" href={props.href}>
      {Icon && (
        <span className="card-icon">
          <Icon aria-hidden="true" size={18} />
        </span>
      )}
      <strong className="card-title">{props.title}</strong>
      {props.children && <span className="card-text">{props.children}</span>}
    </a>
  )
}

/** Numbered steps; each starts with a heading. */
export function Steps(props: { children: ReactNode }) {
  return <div className="steps">{props.children}</div>
}

/** An HTTP operation named in the text, linked to its reference page where the API has it. */
export function Endpoint(props: { method: "GET" | "POST" | "DELETE" | "PUT" | "PATCH"; path: string }) {
  const className = `endpoint endpoint-${props.method.toLowerCase()}`
  const route = routeOfEndpoint(props.method, props.path)
  const words = (
    <>
      <b>{props.method}</b> <code>{props.path}</code>
    </>
  )
  return route ? (
    <a className={className} href={route}>
      {words}
    </a>
  ) : (
    <span className={className}>{words}</span>
  )
}

/** The name of an entity, linked to its reference page. */
export function Entity(props: { name: string; children?: ReactNode }) {
  return <a href={`/references/entities/classes/${props.name}`}>{props.children ?? props.name}</a>
}

/** A key of the keyboard. */
function Key(props: ComponentProps<"kbd">) {
  return <kbd {...props} />
}

/** What page files may use besides Markdown. */
export const components = {
  Band,
  Callout,
  Card,
  Cards,
  Code,
  Diagram,
  Endpoint,
  Entity,
  Example,
  Hero,
  HeroSample,
  Key,
  Output: StepOutput,
  Pledge,
  Reader,
  Sample: StepSample,
  Screenshot,
  SetUp,
  Steps,
  Tab,
  Tabs,
  Terminal,
  UiProps,
}
