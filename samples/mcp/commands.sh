# region elsewhere
npx stheno mcp --url https://shop.example.com
# endregion
# region http
npx stheno mcp --http 9010
# endregion
# region writes
npx stheno mcp --allow-writes
# endregion
