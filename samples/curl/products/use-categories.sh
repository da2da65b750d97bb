# region tree
curl "http://localhost:9000/store/product-categories?parent_category_id=null&include_descendants_tree=true"
# endregion

# region handle
curl "http://localhost:9000/store/product-categories?handle=coats"
# endregion

# region products
CATEGORY_ID="pcat_…" # product_categories[].parent_category_id in the response of GET /store/product-categories

curl -G "http://localhost:9000/store/products" \
  --data-urlencode "include_category_children=true" \
  --data-urlencode "category_id[]=$CATEGORY_ID"
# endregion

# region of-product
curl "http://localhost:9000/store/products?expand=categories"
# endregion
