# region install
npm install ./packages/plugins/stheno-search-postgres-0.1.0.tgz
# endregion

# region search
curl http://localhost:9000/store/products/search \
  --header "Content-Type: application/json" \
  --data '{"q": "pencil", "limit": 10}'
# endregion

# region filter
curl http://localhost:9000/store/products/search \
  --header "Content-Type: application/json" \
  --data '{"q": "coat", "filter": {"type_value": "Jacket", "options.Size": ["M", "L"]}}'
# endregion
