import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Place, ResolvedSidebar, SidebarNode } from "../sidebars/resolve-sidebars.ts"
import { iconOf, type IconName } from "./icons.ts"

/**
 * The pages of the reader's area. On narrow screens it is a popover that the menu button opens, which needs
 * no JavaScript; on wide ones it stands beside the text.
 */
export function SidebarNav(props: { place: Place; route: string; areas: readonly ResolvedSidebar[] }) {
  const Close = iconOf("close")
  return (
    <div className="sidebar" id="sidebar" popover="auto" data-pagefind-ignore>
      <div className="sidebar-head">
        <span>{props.place.area.title}</span>
        <button type="button" className="icon-button" popoverTarget="sidebar" aria-label="Close the menu">
          <Close aria-hidden="true" size={18} />
        </button>
      </div>
      <nav className="sidebar-areas" aria-label="Areas in the menu">
        {props.areas.map((area) => (
          <a key={area.name} href={area.landing} aria-current={area === props.place.area || undefined}>
            {area.title}
          </a>
        ))}
      </nav>
      <nav
        aria-label={props.place.area.title}
        dangerouslySetInnerHTML={{ __html: nodesHtml(props.place, props.route) }}
      />
    </div>
  )
}

const rendered = new WeakMap<ResolvedSidebar, string>()

/**
 * The entries of an area, rendered once; a page only marks its own entry and opens the groups above it. Rendering
 * them for every page took longer than all the rest of a page.
 */
function nodesHtml({ area, groups }: Place, route: string): string {
  const html = rendered.get(area) ?? renderToStaticMarkup(<Nodes nodes={area.nodes} path="" />)
  rendered.set(area, html)
  const open = groups.map((_, i) => `<details data-group="${escaped(groups.slice(0, i + 1).join("/"))}"`)
  const opened = open.reduce((text, tag) => text.replace(tag, `${tag} open=""`), html)
  const link = `<a href="${escaped(route)}"`
  return opened.replace(link, `${link} aria-current="page"`)
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
}

function Nodes(props: { nodes: readonly SidebarNode[]; path: string }) {
  return (
    <ul className={props.path ? "nodes nodes-inner" : "nodes"}>
      {props.nodes.map((node) => (
        <li key={keyOf(node)}>
          <Node node={node} path={props.path} />
        </li>
      ))}
    </ul>
  )
}

function Node({ node, path }: { node: SidebarNode; path: string }) {
  if (node.kind === "heading") return <span className="node-caption">{node.label}</span>
  if (node.kind === "page")
    return (
      <a href={node.route}>
        <NodeIcon name={node.icon} />
        <span>{breakable(node.label)}</span>
      </a>
    )
  const group = path ? `${path}/${node.label}` : node.label
  return (
    <details data-group={group}>
      <summary>
        <NodeIcon name={node.icon} />
        <span className="node-label">{node.label}</span>
        <NodeIcon name="chevron" />
      </summary>
      <Nodes nodes={node.items} path={group} />
    </details>
  )
}

function NodeIcon(props: { name?: IconName | undefined }) {
  if (!props.name) return null
  const Icon = iconOf(props.name)
  return <Icon aria-hidden="true" size={16} className={props.name === "chevron" ? "chevron" : "node-icon"} />
}

/** Long names of code may break before a capital. */
function breakable(label: string): ReactNode {
  return label.split(/(?<=[a-z])(?=[A-Z])/).flatMap((part, i) => (i ? [<wbr key={i} />, part] : [part]))
}

function keyOf(node: SidebarNode): string {
  return node.kind === "page" ? node.route : `${node.kind}:${node.label}`
}
