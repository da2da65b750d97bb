import { living } from "./living.ts"
import { paper } from "./paper.ts"
import { palettes, type PaletteName } from "./palettes.ts"
import { closeUp, scene, type Drawing } from "./scene.ts"
import { tableWare } from "./table-ware.ts"
import { wear } from "./wear.ts"

const drawings = { ...tableWare, ...living, ...wear, ...paper } satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

/**
 * Draws a product.
 * @returns SVG text, 800 × 1000
 */
export function draw(name: DrawingName, palette: PaletteName, view: "whole" | "close" = "whole"): string {
  const drawing: Drawing = drawings[name]
  return view === "close" ? closeUp(drawing, palettes[palette]) : scene(drawing, palettes[palette])
}

export const drawingNames = Object.keys(drawings) as DrawingName[]
export type { PaletteName } from "./palettes.ts"
