/// <reference path="./query-four.d.ts" />
/**
 * What an extension may import besides code. Name this file in `types` of tsconfig.json: "@stheno/admin/files".
 * @since 0.1
 */
/** Extensions of v1 import the hooks under this name: the dashboard has the ones of `@stheno/medusa-react` for it. */
declare module "medusa-react" {
  export * from "@stheno/medusa-react"
}
declare module "*.css" {
  /** names of a `.module.css` as its author wrote them, with those that the page knows */
  const names: Readonly<Record<string, string>>
  export default names
}
declare module "*.png" {
  const address: string
  export default address
}
declare module "*.jpg" {
  const address: string
  export default address
}
declare module "*.jpeg" {
  const address: string
  export default address
}
declare module "*.gif" {
  const address: string
  export default address
}
declare module "*.webp" {
  const address: string
  export default address
}
declare module "*.avif" {
  const address: string
  export default address
}
declare module "*.svg" {
  const address: string
  export default address
}
declare module "*.ico" {
  const address: string
  export default address
}
declare module "*.woff" {
  const address: string
  export default address
}
declare module "*.woff2" {
  const address: string
  export default address
}
declare module "*.ttf" {
  const address: string
  export default address
}
declare module "*.otf" {
  const address: string
  export default address
}
