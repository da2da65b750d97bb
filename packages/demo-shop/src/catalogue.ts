import type { DrawingName, PaletteName } from "./drawings/index.ts"

/** Prices in euro and dollar cents; euro prices include tax, dollar prices do not. */
export interface DemoPrice {
  readonly eur: number
  readonly usd: number
}

export interface DemoProduct {
  readonly handle: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  /** handles of categories */
  readonly categories: readonly string[]
  readonly collection?: string
  readonly type: string
  readonly tags: readonly string[]
  readonly drawing: DrawingName
  /** one picture per palette; the first is the thumbnail */
  readonly palettes: readonly PaletteName[]
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly price: DemoPrice
  /** grams */
  readonly weight: number
  readonly material: string
}

/** A category and what is under it. */
export interface DemoCategory {
  readonly handle: string
  readonly name: string
  readonly description: string
  readonly children?: readonly DemoCategory[]
}

export const categories: readonly DemoCategory[] = [
  {
    handle: "home",
    name: "Home",
    description: "Things for the table, the shelf and the sofa.",
    children: [
      { handle: "mugs", name: "Mugs", description: "For coffee, tea and pencils." },
      { handle: "table", name: "Table", description: "Bowls, plates, carafes and boards." },
      { handle: "vases", name: "Vases and planters", description: "For what grows and what is cut." },
      { handle: "light", name: "Light", description: "Candles and lamps." },
      { handle: "textiles", name: "Textiles", description: "Blankets and cushions." },
    ],
  },
  {
    handle: "wear",
    name: "Wear",
    description: "Cotton and wool, made to last.",
    children: [
      { handle: "tees", name: "Tees", description: "Heavy cotton, loose cut." },
      { handle: "bags", name: "Bags", description: "Canvas that carries a week's shopping." },
      { handle: "accessories", name: "Hats and socks", description: "For both ends of the day." },
    ],
  },
  {
    handle: "paper",
    name: "Paper",
    description: "For walls, letters and lists.",
    children: [
      { handle: "prints", name: "Prints", description: "Signed, on cotton paper." },
      { handle: "stationery", name: "Stationery", description: "Notebooks and cards." },
    ],
  },
  { handle: "bath", name: "Bath", description: "Soap by the bar." },
]

export const collections = [
  { handle: "studio", title: "From the studio" },
  { handle: "autumn", title: "Autumn" },
  { handle: "small-gifts", title: "Small gifts" },
] as const

type Row = readonly [
  handle: string,
  title: string,
  subtitle: string,
  drawing: DrawingName,
  palettes: readonly PaletteName[],
  euros: number,
]

interface Family {
  readonly categories: readonly string[]
  readonly type: string
  readonly tags: readonly string[]
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly material: string
  readonly weight: number
  readonly about: string
  readonly rows: readonly Row[]
}

const sizes = { Size: ["S", "M", "L", "XL"] }
const oneSize = { Size: ["One size"] }

const families: readonly Family[] = [
  {
    categories: ["home", "mugs"],
    type: "Mug",
    tags: ["stoneware", "kitchen"],
    options: { Size: ["250 ml", "400 ml"] },
    material: "Stoneware",
    weight: 380,
    about: "Thrown on the wheel and glazed inside and out. Safe in the dishwasher and the microwave.",
    rows: [
      ["mug-ink", "Mug Ink", "Deep blue, matt outside", "mug", ["ink", "ink"], 24],
      ["mug-clay", "Mug Clay", "Terracotta with a clear glaze", "mug", ["clay", "clay"], 24],
      ["mug-moss", "Mug Moss", "Green that changes with the light", "mug", ["moss", "moss"], 24],
      [
        "mug-stripe-rose",
        "Striped Mug Rose",
        "Three rings, painted by hand",
        "stripedMug",
        ["rose", "rose"],
        28,
      ],
      ["mug-stripe-sea", "Striped Mug Sea", "Three rings, painted by hand", "stripedMug", ["sea", "sea"], 28],
    ],
  },
  {
    categories: ["home", "table"],
    type: "Tableware",
    tags: ["stoneware", "kitchen"],
    options: { Size: ["Small", "Large"] },
    material: "Stoneware",
    weight: 900,
    about: "Made for every day: it stacks, it survives the oven up to 220 °C, and it does not mind a knife.",
    rows: [
      ["bowl-sage", "Bowl Sage", "Wide and deep", "bowl", ["sage", "sage"], 36],
      ["bowl-plum", "Bowl Plum", "Wide and deep", "bowl", ["plum", "plum"], 36],
      ["plates-sea", "Plates Sea", "A set of three", "plate", ["sea", "sea"], 54],
      ["plates-sand", "Plates Sand", "A set of three", "plate", ["sand", "sand"], 54],
      ["carafe", "Carafe", "Mouth-blown, with a cork stopper", "carafe", ["clay", "rose"], 42],
      ["board", "Board", "Oiled oak", "board", ["sand", "sand"], 48],
    ],
  },
  {
    categories: ["home", "vases"],
    type: "Vase",
    tags: ["stoneware", "plants"],
    options: { Height: ["18 cm", "28 cm"] },
    material: "Stoneware",
    weight: 1200,
    about: "Watertight and heavy at the foot, so that a tall branch does not tip it over.",
    rows: [
      ["vase-clay", "Vase Clay", "Round belly, narrow neck", "vase", ["clay", "clay"], 46],
      ["vase-fog", "Vase Fog", "Round belly, narrow neck", "vase", ["fog", "fog"], 46],
      ["vase-rib-sage", "Ribbed Vase Sage", "Tall, with fine ribs", "ribbedVase", ["sage", "sage"], 58],
      ["vase-rib-ochre", "Ribbed Vase Ochre", "Tall, with fine ribs", "ribbedVase", ["ochre", "ochre"], 58],
      ["planter-sand", "Planter Sand", "With a hole and a saucer", "planter", ["sand", "sand"], 34],
    ],
  },
  {
    categories: ["home", "light"],
    type: "Light",
    tags: ["light", "gift"],
    options: { Scent: ["None", "Fig", "Cedar"] },
    material: "Soy wax",
    weight: 420,
    about: "Poured in small batches; burns for about forty hours.",
    rows: [
      ["candle-moss", "Candle Moss", "In a glass you will keep", "candle", ["moss", "moss"], 22],
      ["candle-rose", "Candle Rose", "In a glass you will keep", "candle", ["rose", "rose"], 22],
    ],
  },
  {
    categories: ["home", "light"],
    type: "Light",
    tags: ["light"],
    options: { Plug: ["EU", "US"] },
    material: "Linen and steel",
    weight: 2100,
    about: "A linen shade on a turned foot. Takes any bulb up to 60 W.",
    rows: [["lamp-plum", "Lamp Plum", "For a desk or a bed", "lamp", ["plum", "plum"], 119]],
  },
  {
    categories: ["home", "textiles"],
    type: "Textile",
    tags: ["wool", "autumn"],
    options: { Size: ["130 × 180 cm", "150 × 220 cm"] },
    material: "Lambswool",
    weight: 1300,
    about: "Woven in one piece from lambswool that was never bleached.",
    rows: [
      [
        "blanket-ochre",
        "Blanket Ochre",
        "Folded over a chair, it warms a room",
        "blanket",
        ["ochre", "ochre"],
        139,
      ],
      ["blanket-sea", "Blanket Sea", "Folded over a chair, it warms a room", "blanket", ["sea", "sea"], 139],
    ],
  },
  {
    categories: ["home", "textiles"],
    type: "Textile",
    tags: ["cotton"],
    options: { Size: ["40 × 40 cm", "50 × 50 cm"] },
    material: "Cotton",
    weight: 600,
    about: "A zip at the back, a feather filling inside, stitches by hand.",
    rows: [
      ["cushion-fog", "Cushion Fog", "Nine dots", "cushion", ["fog", "fog"], 39],
      ["cushion-clay", "Cushion Clay", "Nine dots", "cushion", ["clay", "clay"], 39],
    ],
  },
  {
    categories: ["wear", "tees"],
    type: "Tee",
    tags: ["cotton"],
    options: { ...sizes },
    material: "Organic cotton",
    weight: 240,
    about:
      "240 grams of cotton per square metre, washed before it is cut, so that it stays the size you bought.",
    rows: [
      ["tee-plum", "Tee Plum", "Plain", "tee", ["plum", "plum"], 35],
      ["tee-sage", "Tee Sage", "Plain", "tee", ["sage", "sage"], 35],
      ["tee-sun-ochre", "Sun Tee Ochre", "Printed by hand", "printedTee", ["ochre", "ochre"], 39],
      ["tee-sun-ink", "Sun Tee Ink", "Printed by hand", "printedTee", ["ink", "ink"], 39],
    ],
  },
  {
    categories: ["wear", "bags"],
    type: "Bag",
    tags: ["cotton", "gift"],
    options: { Handles: ["Short", "Long"] },
    material: "Canvas",
    weight: 310,
    about: "Canvas heavy enough to stand up on its own, and straps that are sewn twice.",
    rows: [
      ["tote-sand", "Tote Sand", "Plain", "tote", ["sand", "sand"], 26],
      ["tote-shell-moss", "Shell Tote Moss", "Printed by hand", "printedTote", ["moss", "moss"], 29],
    ],
  },
  {
    categories: ["wear", "accessories"],
    type: "Accessory",
    tags: ["wool", "autumn"],
    options: oneSize,
    material: "Wool",
    weight: 120,
    about: "Knitted in a town that has done so for three hundred years.",
    rows: [
      ["beanie-sea", "Beanie Sea", "With a bobble", "beanie", ["sea", "sea"], 32],
      ["cap-rose", "Cap Rose", "Six panels, brass buckle", "cap", ["rose", "rose"], 30],
    ],
  },
  {
    categories: ["wear", "accessories"],
    type: "Accessory",
    tags: ["wool", "gift"],
    options: { Size: ["36–40", "41–46"] },
    material: "Wool",
    weight: 90,
    about: "Thick at heel and toe, thin where the shoe is.",
    rows: [["socks-fog", "Socks Fog", "Two stripes", "socks", ["fog", "fog"], 16]],
  },
  {
    categories: ["home"],
    type: "Textile",
    tags: ["cotton", "kitchen"],
    options: oneSize,
    material: "Denim",
    weight: 450,
    about: "Crossed straps, two deep pockets, and a loop for a towel.",
    rows: [["apron-ink", "Apron Ink", "Denim", "apron", ["ink", "ink"], 45]],
  },
  {
    categories: ["paper", "prints"],
    type: "Print",
    tags: ["paper"],
    options: { Format: ["30 × 40 cm", "50 × 70 cm"], Frame: ["None", "Oak"] },
    material: "Cotton paper",
    weight: 500,
    about: "Screen print in four colours, numbered and signed.",
    rows: [
      ["print-waves", "Print Waves", "Four colours", "waves", ["ochre", "sea"], 65],
      ["print-shapes", "Print Shapes", "Four colours", "shapes", ["sea", "clay"], 65],
    ],
  },
  {
    categories: ["paper", "stationery"],
    type: "Stationery",
    tags: ["paper", "gift"],
    options: { Pages: ["Blank", "Dotted"] },
    material: "Paper",
    weight: 280,
    about: "Lies flat when it is open. 192 pages that ink does not bleed through.",
    rows: [
      ["notebook-ink", "Notebook Ink", "With a ribbon", "notebook", ["ink", "ink"], 18],
      ["notebook-clay", "Notebook Clay", "With a ribbon", "notebook", ["clay", "clay"], 18],
    ],
  },
  {
    categories: ["paper", "stationery"],
    type: "Stationery",
    tags: ["paper", "gift"],
    options: { Set: ["3 cards", "9 cards"] },
    material: "Paper",
    weight: 90,
    about: "Letterpress, with envelopes.",
    rows: [["cards-sage", "Cards Leaf", "Blank inside", "cards", ["sage", "sage"], 9]],
  },
  {
    categories: ["bath"],
    type: "Soap",
    tags: ["bath", "gift"],
    options: { Scent: ["Olive", "Rose", "Cedar"] },
    material: "Olive oil",
    weight: 110,
    about: "Olive oil, water and lye, and six weeks on the shelf.",
    rows: [["soap-rose", "Soap", "By the bar", "soap", ["rose", "sage"], 7]],
  },
]

const collectionOf: Readonly<Record<string, string>> = {
  Mug: "studio",
  Vase: "studio",
  Textile: "autumn",
  Accessory: "autumn",
  Stationery: "small-gifts",
  Soap: "small-gifts",
}

/** Forty products, in the order in which they are made. */
export const products: readonly DemoProduct[] = families.flatMap(({ rows, about, ...family }) =>
  rows.map(([handle, title, subtitle, drawing, palettes, euros]) => ({
    ...family,
    handle,
    title,
    subtitle,
    description: `${subtitle}. ${about}`,
    collection: collectionOf[family.type],
    drawing,
    palettes,
    price: { eur: euros * 100, usd: euros * 100 + 300 },
  })),
)
