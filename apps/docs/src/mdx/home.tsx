import type { ReactNode } from "react"
import { knownPlugins } from "@stheno/create-medusa-app/internal/known-plugins.gen.ts"
import { documentedOperations } from "../reference/api/documented-operations.ts"
import { iconOf, type IconName } from "../layout/icons.ts"
import { Sample } from "./code-block.tsx"

/** The top of the home page; its children appear beside the text. */
export function Hero(props: { title: string; text: string; children: ReactNode }) {
  const Arrow = iconOf("forward")
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>{props.title}</h1>
        <p className="hero-text">{props.text}</p>
        <p className="hero-links">
          <a className="button button-main" href="#two-commands">
            Run it
          </a>
          <a className="button" href="/create-medusa-app">
            Create a project <Arrow aria-hidden="true" size={16} />
          </a>
        </p>
        <Numbers />
      </div>
      <div className="hero-side">{props.children}</div>
    </div>
  )
}

/** A sample in one language: the choice at the top of the home page is another one. */
export const HeroSample = Sample

/** What there is, counted when the site is built. */
function Numbers() {
  const count = (area: "store" | "admin") => documentedOperations.filter((each) => each.area === area).length
  return (
    <dl className="numbers">
      <div>
        <dt>operations for storefronts</dt>
        <dd>
          <a href="/api/store">{count("store")}</a>
        </dd>
      </div>
      <div>
        <dt>operations for the admin</dt>
        <dd>
          <a href="/api/admin">{count("admin")}</a>
        </dd>
      </div>
      <div>
        <dt>official plugins</dt>
        <dd>
          <a href="/plugins/overview">{knownPlugins.length}</a>
        </dd>
      </div>
    </dl>
  )
}

/** A part of the home page with its heading above. */
export function Band(props: { id?: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section className="band">
      <div className="band-head">
        <h2 id={props.id}>{props.title}</h2>
        {props.text && <p>{props.text}</p>}
      </div>
      <div className="band-body">{props.children}</div>
    </section>
  )
}

/** One kind of reader: who they are and where they begin. */
export function Reader(props: { icon: IconName; title: string; text: string; children: ReactNode }) {
  const Icon = iconOf(props.icon)
  return (
    <div className="reader">
      <span className="card-icon">
        <Icon aria-hidden="true" size={18} />
      </span>
      <h3 data-plain="">{props.title}</h3>
      <p className="reader-text">{props.text}</p>
      {props.children}
    </div>
  )
}

/** Something that holds, in a few words under a name. */
export function Pledge(props: { icon: IconName; title: string; children: ReactNode }) {
  const Icon = iconOf(props.icon)
  return (
    <div className="pledge">
      <h3 data-plain="">
        <Icon aria-hidden="true" size={18} /> {props.title}
      </h3>
      {props.children}
    </div>
  )
}
