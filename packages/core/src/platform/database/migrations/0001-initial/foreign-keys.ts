/** References between the tables, and the columns that own the sequences. */
export const foreignKeys = `
alter table store add constraint "FK_55beebaa09e947cccca554af222"
  foreign key (default_currency_code) references currency (code);
alter table store add constraint "FK_61b0f48cccbb5f41c750bac7286"
  foreign key (default_sales_channel_id) references sales_channel (id);
alter table store_currencies add constraint "FK_82a6bbb0b527c20a0002ddcbd60"
  foreign key (currency_code) references currency (code) on delete cascade;
alter table store_currencies add constraint "FK_b4f4b63d1736689b7008980394c"
  foreign key (store_id) references store (id) on delete cascade;
alter table country add constraint "FK_b1aac8314662fa6b25569a575bb"
  foreign key (region_id) references region (id);
alter table region add constraint "FK_3bdd5896ec93be2f1c62a3309a5"
  foreign key (currency_code) references currency (code);
alter table region add constraint "FK_91f88052197680f9790272aaf5b"
  foreign key (tax_provider_id) references tax_provider (id);
alter table region_payment_providers add constraint "FK_3a6947180aeec283cd92c59ebb0"
  foreign key (provider_id) references payment_provider (id) on delete cascade;
alter table region_payment_providers add constraint "FK_8aaa78ba90d3802edac317df869"
  foreign key (region_id) references region (id) on delete cascade;
alter table region_fulfillment_providers add constraint "FK_37f361c38a18d12a3fa3158d0cf"
  foreign key (provider_id) references fulfillment_provider (id) on delete cascade;
alter table region_fulfillment_providers add constraint "FK_c556e14eff4d6f03db593df955e"
  foreign key (region_id) references region (id) on delete cascade;
alter table tax_rate add constraint "FK_b95a1e03b051993d208366cb960"
  foreign key (region_id) references region (id);
alter table product_tax_rate add constraint "FK_1d04aebeabb6a89f87e536a124d"
  foreign key (product_id) references product (id) on delete cascade;
alter table product_tax_rate add constraint "FK_2484cf14c437a04586b07e7dddb"
  foreign key (rate_id) references tax_rate (id) on delete cascade;
alter table product_type_tax_rate add constraint "FK_25a3138bb236f63d9bb6c8ff111"
  foreign key (product_type_id) references product_type (id) on delete cascade;
alter table product_type_tax_rate add constraint "FK_ece65a774192b34253abc4cd672"
  foreign key (rate_id) references tax_rate (id) on delete cascade;
alter table shipping_tax_rate add constraint "FK_346e0016cf045b9980747747645"
  foreign key (rate_id) references tax_rate (id) on delete cascade;
alter table shipping_tax_rate add constraint "FK_f672727ab020df6c50fb64c1a70"
  foreign key (shipping_option_id) references shipping_option (id) on delete cascade;
alter table notification add constraint "FK_0425c2423e2ce9fdfd5c23761d9"
  foreign key (provider_id) references notification_provider (id);
alter table notification add constraint "FK_371db513192c083f48ba63c33be"
  foreign key (parent_id) references notification (id);
alter table notification add constraint "FK_b5df0f53a74b9d0c0a2b652c88d"
  foreign key (customer_id) references customer (id);
alter table batch_job add constraint "FK_fa53ca4f5fd90605b532802a626"
  foreign key (created_by) references "user" (id);
alter table product add constraint "FK_49d419fc77d3aed46c835c558ac"
  foreign key (collection_id) references product_collection (id);
alter table product add constraint "FK_e0843930fbb8854fe36ca39dae1"
  foreign key (type_id) references product_type (id);
alter table product_images add constraint "FK_2212515ba306c79f42c46a99db7"
  foreign key (image_id) references image (id) on delete cascade;
alter table product_images add constraint "FK_4f166bb8c2bfcef2498d97b4068"
  foreign key (product_id) references product (id) on delete cascade;
alter table product_option add constraint "FK_e634fca34f6b594b87fdbee95f6"
  foreign key (product_id) references product (id);
alter table product_option_value add constraint "FK_7234ed737ff4eb1b6ae6e6d7b01"
  foreign key (variant_id) references product_variant (id) on delete cascade;
alter table product_option_value add constraint "FK_cdf4388f294b30a25c627d69fe9"
  foreign key (option_id) references product_option (id);
alter table product_variant add constraint "FK_ca67dd080aac5ecf99609960cd2"
  foreign key (product_id) references product (id);
alter table product_tags add constraint "FK_21683a063fe82dafdf681ecc9c4"
  foreign key (product_tag_id) references product_tag (id) on delete cascade;
alter table product_tags add constraint "FK_5b0c6fc53c574299ecc7f9ee22e"
  foreign key (product_id) references product (id) on delete cascade;
alter table product_sales_channel add constraint "FK_37341bad297fe5cca91f921032b"
  foreign key (sales_channel_id) references sales_channel (id) on delete cascade on update cascade;
alter table money_amount add constraint "FK_b433e27b7a83e6d12ab26b15b03"
  foreign key (region_id) references region (id);
alter table money_amount add constraint "FK_e15811f81339e4bd8c440aebe1c"
  foreign key (currency_code) references currency (code);
alter table money_amount add constraint "FK_f249976b079375499662eb80c40"
  foreign key (price_list_id) references price_list (id) on delete cascade;
alter table price_list_customer_groups add constraint "FK_52875734e9dd69064f0041f4d92"
  foreign key (price_list_id) references price_list (id) on delete cascade on update cascade;
alter table price_list_customer_groups add constraint "FK_c5516f550433c9b1c2630d787a7"
  foreign key (customer_group_id) references customer_group (id) on delete cascade;
alter table customer add constraint "FK_8abe81b9aac151ae60bf507ad15"
  foreign key (billing_address_id) references address (id);
alter table customer_group_customers add constraint "FK_3c6412d076292f439269abe1a23"
  foreign key (customer_id) references customer (id) on delete cascade;
alter table customer_group_customers add constraint "FK_620330964db8d2999e67b0dbe3e"
  foreign key (customer_group_id) references customer_group (id) on delete cascade;
alter table address add constraint "FK_6df8c6bf969a51d24c1980c4ff4"
  foreign key (country_code) references country (iso_2);
alter table address add constraint "FK_9c9614b2f9d01665800ea8dbff7"
  foreign key (customer_id) references customer (id);
alter table discount add constraint "FK_2250c5d9e975987ab212f61a663"
  foreign key (parent_discount_id) references discount (id);
alter table discount add constraint "FK_ac2c280de3701b2d66f6817f760"
  foreign key (rule_id) references discount_rule (id);
alter table discount_regions add constraint "FK_a21a7ffbe420d492eb46c305fec"
  foreign key (region_id) references region (id) on delete cascade;
alter table discount_regions add constraint "FK_f4194aa81073f3fab8aa86906ff"
  foreign key (discount_id) references discount (id) on delete cascade;
alter table discount_rule_products add constraint "FK_4e0739e5f0244c08d41174ca08a"
  foreign key (discount_rule_id) references discount_rule (id) on delete cascade;
alter table discount_rule_products add constraint "FK_be66106a673b88a81c603abe7eb"
  foreign key (product_id) references product (id) on delete cascade;
alter table discount_condition add constraint "FK_efff700651718e452ca9580a624"
  foreign key (discount_rule_id) references discount_rule (id);
alter table discount_condition_customer_group add constraint "FK_4d5f98645a67545d8dea42e2eb8"
  foreign key (customer_group_id) references customer_group (id) on delete cascade;
alter table discount_condition_customer_group add constraint "FK_8486ee16e69013c645d0b8716b6"
  foreign key (condition_id) references discount_condition (id) on delete cascade;
alter table discount_condition_product add constraint "FK_c759f53b2e48e8cfb50638fe4e0"
  foreign key (product_id) references product (id) on delete cascade;
alter table discount_condition_product add constraint "FK_f05132301e95bdab4ba1cf29a24"
  foreign key (condition_id) references discount_condition (id) on delete cascade;
alter table discount_condition_product_collection add constraint "FK_a0b05dc4257abe639cb75f8eae2"
  foreign key (product_collection_id) references product_collection (id) on delete cascade;
alter table discount_condition_product_collection add constraint "FK_a1c4f9cfb599ad1f0db39cadd5f"
  foreign key (condition_id) references discount_condition (id) on delete cascade;
alter table discount_condition_product_tag add constraint "FK_01486cc9dc6b36bf658685535f6"
  foreign key (product_tag_id) references product_tag (id) on delete cascade;
alter table discount_condition_product_tag add constraint "FK_fbb2499551ed074526f3ee36241"
  foreign key (condition_id) references discount_condition (id) on delete cascade;
alter table discount_condition_product_type add constraint "FK_6ef23ce0b1d9cf9b5b833e52b9d"
  foreign key (condition_id) references discount_condition (id) on delete cascade;
alter table discount_condition_product_type add constraint "FK_e706deb68f52ab2756119b9e704"
  foreign key (product_type_id) references product_type (id) on delete cascade;
alter table gift_card add constraint "FK_b6bcf8c3903097b84e85154eed3"
  foreign key (region_id) references region (id);
alter table gift_card add constraint "FK_dfc1f02bb0552e79076aa58dbb0"
  foreign key (order_id) references "order" (id);
alter table gift_card_transaction add constraint "FK_3ff5597f1d7e02bba41541846f4"
  foreign key (gift_card_id) references gift_card (id);
alter table gift_card_transaction add constraint "FK_d7d441b81012f87d4265fa57d24"
  foreign key (order_id) references "order" (id);
alter table cart add constraint "FK_242205c81c1152fab1b6e848470"
  foreign key (customer_id) references customer (id);
alter table cart add constraint "FK_484c329f4783be4e18e5e2ff090"
  foreign key (region_id) references region (id);
alter table cart add constraint "FK_6b9c66b5e36f7c827dfaa092f94"
  foreign key (billing_address_id) references address (id);
alter table cart add constraint "FK_9d1a161434c610aae7c3df2dc7e"
  foreign key (payment_id) references payment (id);
alter table cart add constraint "FK_a2bd3c26f42e754b9249ba78fd6"
  foreign key (sales_channel_id) references sales_channel (id);
alter table cart add constraint "FK_ced15a9a695d2b5db9dabce763d"
  foreign key (shipping_address_id) references address (id);
alter table cart_discounts add constraint "FK_6680319ebe1f46d18f106191d59"
  foreign key (cart_id) references cart (id) on delete cascade;
alter table cart_discounts add constraint "FK_8df75ef4f35f217768dc1135458"
  foreign key (discount_id) references discount (id) on delete cascade;
alter table cart_gift_cards add constraint "FK_0fb38b6d167793192bc126d835e"
  foreign key (gift_card_id) references gift_card (id) on delete cascade;
alter table cart_gift_cards add constraint "FK_d38047a90f3d42f0be7909e8aea"
  foreign key (cart_id) references cart (id) on delete cascade;
alter table line_item add constraint "FK_118e3c48f09a7728f41023c94ef"
  foreign key (claim_order_id) references claim_order (id);
alter table line_item add constraint "FK_27283ee631862266d0f1c680646"
  foreign key (cart_id) references cart (id);
alter table line_item add constraint "FK_3fa354d8d1233ff81097b2fcb6b"
  foreign key (swap_id) references swap (id);
alter table line_item add constraint "FK_43a2b24495fe1d9fc2a9c835bc7"
  foreign key (order_id) references "order" (id);
alter table line_item add constraint "FK_5371cbaa3be5200f373d24e3d5b"
  foreign key (variant_id) references product_variant (id);
alter table line_item add constraint line_item_order_edit_fk
  foreign key (order_edit_id) references order_edit (id);
alter table line_item add constraint line_item_original_item_fk
  foreign key (original_item_id) references line_item (id);
alter table line_item_adjustment add constraint "FK_2f41b20a71f30e60471d7e3769c"
  foreign key (discount_id) references discount (id);
alter table line_item_adjustment add constraint "FK_be9aea2ccf3567007b6227da4d2"
  foreign key (item_id) references line_item (id) on delete cascade;
alter table line_item_tax_line add constraint "FK_5077fa54b0d037e984385dfe8ad"
  foreign key (item_id) references line_item (id) on delete cascade;
alter table shipping_option add constraint "FK_5c58105f1752fca0f4ce69f4663"
  foreign key (region_id) references region (id);
alter table shipping_option add constraint "FK_a0e206bfaed3cb63c1860917347"
  foreign key (provider_id) references fulfillment_provider (id);
alter table shipping_option add constraint "FK_c951439af4c98bf2bd7fb8726cd"
  foreign key (profile_id) references shipping_profile (id);
alter table shipping_option_requirement add constraint "FK_012a62ba743e427b5ebe9dee18e"
  foreign key (shipping_option_id) references shipping_option (id);
alter table custom_shipping_option add constraint "FK_44090cb11b06174cbcc667e91ca"
  foreign key (shipping_option_id) references shipping_option (id);
alter table custom_shipping_option add constraint "FK_93caeb1bb70d37c1d36d6701a7a"
  foreign key (cart_id) references cart (id);
alter table shipping_method add constraint "FK_1d9ad62038998c3a85c77a53cfb"
  foreign key (return_id) references "return" (id);
alter table shipping_method add constraint "FK_5267705a43d547e232535b656c2"
  foreign key (order_id) references "order" (id);
alter table shipping_method add constraint "FK_d783a66d1c91c0858752c933e68"
  foreign key (claim_order_id) references claim_order (id);
alter table shipping_method add constraint "FK_d92993a7d554d84571f4eea1d13"
  foreign key (cart_id) references cart (id);
alter table shipping_method add constraint "FK_fb94fa8d5ca940daa2a58139f86"
  foreign key (swap_id) references swap (id);
alter table shipping_method add constraint "FK_fc963e94854bff2714ca84cd193"
  foreign key (shipping_option_id) references shipping_option (id);
alter table shipping_method_tax_line add constraint "FK_926ca9f29014af8091722dede08"
  foreign key (shipping_method_id) references shipping_method (id);
alter table payment_session add constraint "FK_d25ba0787e1510ddc5d442ebcfa"
  foreign key (cart_id) references cart (id);
alter table payment add constraint "FK_4665f17abc1e81dd58330e58542"
  foreign key (cart_id) references cart (id);
alter table payment add constraint "FK_c17aff091441b7c25ec3d68d36c"
  foreign key (swap_id) references swap (id);
alter table payment add constraint "FK_f41553459a4b1491c9893ebc921"
  foreign key (currency_code) references currency (code);
alter table payment add constraint "FK_f5221735ace059250daac9d9803"
  foreign key (order_id) references "order" (id);
alter table payment_collection add constraint "FK_payment_collection_region_id"
  foreign key (region_id) references region (id);
alter table payment_collection_payments add constraint "FK_payment_collection_payments_payment_collection_id"
  foreign key (payment_collection_id) references payment_collection (id) on delete cascade;
alter table payment_collection_payments add constraint "FK_payment_collection_payments_payment_id"
  foreign key (payment_id) references payment (id) on delete cascade;
alter table payment_collection_sessions add constraint "FK_payment_collection_sessions_payment_collection_id"
  foreign key (payment_collection_id) references payment_collection (id) on delete cascade;
alter table payment_collection_sessions add constraint "FK_payment_collection_sessions_payment_session_id"
  foreign key (payment_session_id) references payment_session (id) on delete cascade;
alter table "order" add constraint "FK_19b0c6293443d1b464f604c3316"
  foreign key (shipping_address_id) references address (id);
alter table "order" add constraint "FK_5568d3b9ce9f7abeeb37511ecf2"
  foreign key (billing_address_id) references address (id);
alter table "order" add constraint "FK_6ff7e874f01b478c115fdd462eb"
  foreign key (sales_channel_id) references sales_channel (id);
alter table "order" add constraint "FK_717a141f96b76d794d409f38129"
  foreign key (currency_code) references currency (code);
alter table "order" add constraint "FK_727b872f86c7378474a8fa46147"
  foreign key (draft_order_id) references draft_order (id);
alter table "order" add constraint "FK_c99a206eb11ad45f6b7f04f2dcc"
  foreign key (cart_id) references cart (id);
alter table "order" add constraint "FK_cd7812c96209c5bdd48a6b858b0"
  foreign key (customer_id) references customer (id);
alter table "order" add constraint "FK_e1fcce2b18dbcdbe0a5ba9a68b8"
  foreign key (region_id) references region (id);
alter table order_discounts add constraint "FK_0fc1ec4e3db9001ad60c19daf16"
  foreign key (discount_id) references discount (id) on delete cascade;
alter table order_discounts add constraint "FK_e7b488cebe333f449398769b2cc"
  foreign key (order_id) references "order" (id) on delete cascade;
alter table order_gift_cards add constraint "FK_e62ff11e4730bb3adfead979ee2"
  foreign key (order_id) references "order" (id) on delete cascade;
alter table order_gift_cards add constraint "FK_f2bb9f71e95b315eb24b2b84cb3"
  foreign key (gift_card_id) references gift_card (id) on delete cascade;
alter table draft_order add constraint "FK_5bd11d0e2a9628128e2c26fd0a6"
  foreign key (cart_id) references cart (id);
alter table draft_order add constraint "FK_8f6dd6c49202f1466ebf21e77da"
  foreign key (order_id) references "order" (id);
alter table order_edit add constraint "FK_1f3a251488a91510f57e1bf93cd"
  foreign key (order_id) references "order" (id);
alter table order_edit add constraint "FK_order_edit_payment_collection_id"
  foreign key (payment_collection_id) references payment_collection (id);
alter table order_item_change add constraint "FK_44feeebb258bf4cfa4cc4202281"
  foreign key (order_edit_id) references order_edit (id);
alter table order_item_change add constraint "FK_5f9688929761f7df108b630e64a"
  foreign key (line_item_id) references line_item (id);
alter table order_item_change add constraint "FK_b4d53b8d03c9f5e7d4317e818d9"
  foreign key (original_line_item_id) references line_item (id);
alter table refund add constraint "FK_eec9d9af4ca098e19ea6b499eaa"
  foreign key (order_id) references "order" (id);
alter table refund add constraint "FK_refund_payment_id"
  foreign key (payment_id) references payment (id);
alter table "return" add constraint "FK_71773d56eb2bacb922bc3283398"
  foreign key (claim_order_id) references claim_order (id);
alter table "return" add constraint "FK_bad82d7bff2b08b87094bfac3d6"
  foreign key (swap_id) references swap (id);
alter table "return" add constraint "FK_d4bd17f918fc6c332b74a368c36"
  foreign key (order_id) references "order" (id);
alter table return_item add constraint "FK_7edab75b4fc88ea6d4f2574f087"
  foreign key (return_id) references "return" (id);
alter table return_item add constraint "FK_87774591f44564effd8039d7162"
  foreign key (item_id) references line_item (id);
alter table return_item add constraint "FK_d742532378a65022e7ceb328828"
  foreign key (reason_id) references return_reason (id);
alter table return_reason add constraint "FK_2250c5d9e975987ab212f61a657"
  foreign key (parent_return_reason_id) references return_reason (id);
alter table swap add constraint "FK_402e8182bc553e082f6380020b4"
  foreign key (cart_id) references cart (id);
alter table swap add constraint "FK_52dd74e8c989aa5665ad2852b8b"
  foreign key (order_id) references "order" (id);
alter table swap add constraint "FK_f5189d38b3d3bd496618bf54c57"
  foreign key (shipping_address_id) references address (id);
alter table claim_order add constraint "FK_017d58bf8260c6e1a2588d258e2"
  foreign key (shipping_address_id) references address (id);
alter table claim_order add constraint "FK_f49e3974465d3c3a33d449d3f31"
  foreign key (order_id) references "order" (id);
alter table claim_item add constraint "FK_64980511ca32c8e92b417644afa"
  foreign key (variant_id) references product_variant (id);
alter table claim_item add constraint "FK_6e0cad0daef76bb642675910b9d"
  foreign key (item_id) references line_item (id);
alter table claim_item add constraint "FK_900a9c3834257304396b2b0fe7c"
  foreign key (claim_order_id) references claim_order (id);
alter table claim_image add constraint "FK_21cbfedd83d736d86f4c6f4ce56"
  foreign key (claim_item_id) references claim_item (id);
alter table claim_item_tags add constraint "FK_c2c0f3edf39515bd15432afe6e5"
  foreign key (item_id) references claim_item (id) on delete cascade;
alter table claim_item_tags add constraint "FK_dc9bbf9fcb9ba458d25d512811b"
  foreign key (tag_id) references claim_tag (id) on delete cascade;
alter table fulfillment add constraint "FK_a52e234f729db789cf473297a5c"
  foreign key (swap_id) references swap (id);
alter table fulfillment add constraint "FK_beb35a6de60a6c4f91d5ae57e44"
  foreign key (provider_id) references fulfillment_provider (id);
alter table fulfillment add constraint "FK_d73e55964e0ff2db8f03807d52e"
  foreign key (claim_order_id) references claim_order (id);
alter table fulfillment add constraint "FK_f129acc85e346a10eed12b86fca"
  foreign key (order_id) references "order" (id);
alter table fulfillment_item add constraint "FK_a033f83cc6bd7701a5687ab4b38"
  foreign key (fulfillment_id) references fulfillment (id);
alter table fulfillment_item add constraint "FK_e13ff60e74206b747a1896212d1"
  foreign key (item_id) references line_item (id);
alter table tracking_link add constraint "FK_471e9e4c96e02ba209a307db32b"
  foreign key (fulfillment_id) references fulfillment (id);

alter sequence country_id_seq owned by country.id;
alter sequence draft_order_display_id_seq owned by draft_order.display_id;
alter sequence order_display_id_seq owned by "order".display_id;
`
