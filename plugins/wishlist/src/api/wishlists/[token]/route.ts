// The path of v1's plugin.
export { GET } from "../../store/wishlists/[token]/route.ts"
