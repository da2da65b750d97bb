import type { ReactNode } from "react"
import { iconOf, type IconName } from "../layout/icons.ts"
import { Mark } from "../layout/logo.tsx"

/** The top of the home page; its children stand beside the words. */
export function Hero(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="hero">
      <div className="hero-words">
        <Mark size={52} />
        <h1>{props.title}</h1>
        <p className="hero-text">{props.text}</p>
        <p className="hero-links">
          <a className="button button-main" href="#two-commands">
            Run it
          </a>
          <a className="button" href="/modules/overview">
            What it can do
          </a>
        </p>
      </div>
      <div className="hero-side">{props.children}</div>
    </div>
  )
}

/** A part of the home page with its heading on the left. */
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
      <p className="reader-title">
        <Icon aria-hidden="true" size={18} /> {props.title}
      </p>
      <p className="reader-text">{props.text}</p>
      {props.children}
    </div>
  )
}
