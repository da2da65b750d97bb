import {
  Blocks,
  BookOpen,
  Boxes,
  Braces,
  Check,
  ChevronRight,
  CircleAlert,
  Code,
  Copy,
  CornerDownLeft,
  Database,
  FileText,
  Gift,
  Globe,
  House,
  Info,
  Lightbulb,
  Link,
  List,
  Menu,
  Monitor,
  Moon,
  Package,
  Pencil,
  Percent,
  ReceiptText,
  Rocket,
  Search,
  Server,
  ShoppingCart,
  Store,
  Sun,
  Table,
  Terminal,
  TriangleAlert,
  UserCog,
  Users,
  Warehouse,
  X,
  type LucideIcon,
} from "lucide-react"

const icons = {
  alert: CircleAlert,
  blocks: Blocks,
  book: BookOpen,
  boxes: Boxes,
  braces: Braces,
  cart: ShoppingCart,
  check: Check,
  chevron: ChevronRight,
  close: X,
  code: Code,
  copy: Copy,
  database: Database,
  file: FileText,
  gift: Gift,
  globe: Globe,
  home: House,
  info: Info,
  link: Link,
  list: List,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  order: ReceiptText,
  percent: Percent,
  product: Package,
  return: CornerDownLeft,
  pencil: Pencil,
  rocket: Rocket,
  search: Search,
  server: Server,
  store: Store,
  sun: Sun,
  table: Table,
  terminal: Terminal,
  tip: Lightbulb,
  user: UserCog,
  users: Users,
  warehouse: Warehouse,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>

/** The icons pages, sidebars and components may name. */
export type IconName = keyof typeof icons

/** All icon names, for the frontmatter schema. */
export const iconNames = Object.keys(icons) as [IconName, ...IconName[]]

/**
 * The drawing of an icon.
 * @since 0.1
 */
export function iconOf(name: IconName): LucideIcon {
  return icons[name]
}
