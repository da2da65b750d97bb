export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
  type PaletteSource,
} from "./palette/command-palette.tsx"
