import { describe, expect, test } from 'vitest';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

function judge(wanted: string, title: string, category: string[] = [], brand = '') {
  return createTypeJudge(wanted, null)({ title, category, brand });
}

describe('the type that an item names', () => {
  test.each([
    ['Chain for 125 cc motorcycles', '摩托车油封链条 525-120节'],
    ['Pedals for our hire bicycles', '自行车脚踏 铝合金'],
    ['Climbing tower for cats', 'Multi-Level Cat Tree with Hammock'],
    ['Electrically operated valve with coil', 'Brass Solenoid Valve 12V DC'],
  ])('%s may be %s', (wanted, title) => {
    expect(judge(wanted, title)?.matchType).not.toBe('not_match');
  });

  test.each([
    ['Cups, saucers and plates', 'Porcelain saucer 15 cm'],
    ['Sofa, couch', 'Three-Seat Couch, grey'],
    ['杯子，盘子', '陶瓷盘子 8英寸'],
  ])('is any of a list: %s', (wanted, title) => {
    expect(judge(wanted, title)?.matchType).toBe('match');
  });

  test('is no word of a code behind the name of other goods', () => {
    expect(judge('Pen', 'Router PEN500')?.matchType).toBe('unknown');
  });

  test('is not what it comes with', () => {
    expect(judge('Electrically operated valve with coil', 'Replacement coil 24V')?.matchType).not.toBe('match');
  });

  test.each([
    // What the item's own words narrow it to is in no table.
    ['Night lamps for patient rooms', 'Plug-In LED Night Light', ['Night Lights']],
    // What such goods have is named behind words that are in no table.
    ['Safety harness', '安全衣 快插扣', []],
    // One word for a shelf of other goods, under a title that names none.
    ['家用酸奶机', 'Overnight Yogurt Pots', ['Electricals']],
    // 长椅 stands in 成长椅 by its characters alone.
    ['婴儿吃饭椅', '儿童成长椅餐椅', []],
  ])('%s is left open by %s', (wanted, title, category) => {
    expect(judge(wanted, title, category)?.matchType).toBe('unknown');
  });

  test('is not excluded by a noun of many kinds whose kind is in no table', () => {
    expect(judge('UV nail lamp', 'GlossyTip Gel Polish Dryer 48W')?.matchType).not.toBe('not_match');
    expect(judge('Pressure gauge', 'MANOM. DN63 0-10 BAR', ['Pressure', 'Bourdon tube'])?.matchType).toBe('unknown');
  });
});

describe('the type of a listing', () => {
  test.each([
    ['Laptop', 'Dell Inspiron 14-inch 2K Touchscreen Laptop - Intel Core 7 150U - 16GB'],
    ['Speaker', 'Yamaha NS-SP1800 5.1 Channel 550W Speaker System'],
    ['Tablet', '2-in-1 laptop tablet 13 inch'],
    ['Keyboard', 'Mouse and keyboard combo'],
    ['Cup', 'Cup and saucer set of 6'],
    ['Printer', 'All-in-one printer with scanner'],
    ['Vitamin C tablets', 'Vitamin C 1000 mg Tablets, 100 Count'],
    ['手机壳', '适用iPhone15手机壳 硅胶'],
    ['手机支架', '桌面手机支架'],
    ['保温杯', '304不锈钢保温杯500ml定制logo'],
    ['Headphones', '蓝牙耳机 入耳式'],
    ['Duvet cover set', '聚酯纤维 床品套件 2米床'],
    ['Dog leash', '宠物牵引绳 尼龙 1.5m'],
    ['Tarpaulin', 'Heavy duty tarp'],
    // What Chinese titles say behind the noun of shape, trade and number changes no goods.
    ['台灯', 'LED护眼台灯方形 学生 宿舍'],
    ['吸尘器', '吸尘器工厂批发 大吸力'],
    ['水管', '伸缩水管喷枪套装'],
    ['Suit', '男士西服套装 修身'],
    ['Jigsaw', 'Cordless Jigsaw Kit with 2.0Ah Battery'],
    // Titles made of keywords begin with the goods.
    ['Coffee grinder', 'Coffee Grinder Electric Quiet Stainless Steel Blade'],
    ['Air purifier', 'Bedroom Air Purifier H13 540 sq ft Quiet 22dB Night Light'],
    ['Bearing', 'Bearing 6203-2RS 17x40x12 electric motor quality'],
    ['Backpack', 'Backpack Men Waterproof Laptop Compartment USB Port Rain Cover'],
    ['Drill', 'Cordless Drill 18V Two Batteries Case'],
    ['Toaster', 'Toaster 2 Slice Wide Slot Stainless Steel Bagel Defrost'],
    ['Wall clock', 'Wall Clock 12 Inch Silent Non-Ticking Battery Operated'],
    ['Router', 'WiFi 6 router dual band'],
    ['Water bottle', 'Double Wall Stainless Steel Water Bottle Vacuum Insulated Custom Logo'],
    ['Wall clock', 'Silent wall clock battery operated'],
    ['Cordless drill', 'Cordless drill two speed'],
    // A picture, what stands behind "w/", what is done to the goods, and for whom they are in Chinese, are no goods.
    ['Lunch box', 'Kids Lunch Box Unicorn'],
    ['Bathroom faucet', 'Harlow Bathroom Faucet w/ Deck Plate'],
    ['Garden hose', 'Garden Hose Pull-Out 15 m'],
    ['浴袍', '珊瑚绒浴袍成人家用 加厚'],
    ['Silent oil-free air compressor', 'Workshop compressor oil-free 24 l'],
    // What Chinese titles say behind the noun of how goods are, of what they are made and where they stand is no other thing.
    ['跑步机', '家用可折叠小型跑步机静音'],
    ['划船机', '家用划船机磁控可折叠'],
    ['Basketball', '儿童5号篮球橡胶'],
    ['领带', '真丝领带手打7cm'],
    ['垃圾袋', '全生物降解垃圾袋平口'],
  ])('is that of the item: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toMatchObject({ matchType: 'match' });
  });

  test.each([
    ['Nail polish', 'nail varnish'],
    ['Flashlight', 'torch'],
    ['Trash can', 'dustbin'],
    ['Jump leads', 'booster cables 4 m'],
    ['插座', 'wall socket'],
    ['Freezer', '冰柜'],
    ['Dishwasher', 'dish washer'],
    ['Lamp shade', 'Linen lampshade'],
    ['Hand saw', 'handsaw 500 mm'],
    ['Pallet jack', '手动液压叉车 2.5吨'],
    ['Blood pressure cuff', '臂式血压计 大屏'],
    ['Car video recorder', 'Dashcam 2K'],
    ['Luggage trolley', '酒店行李车'],
    ['Tens machine', '低频脉冲理疗仪'],
    ['Oxygen concentrator', '家用制氧机'],
    ['Hard shell jacket', '冲锋衣 三合一'],
  ])('is known by its other names: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toMatchObject({ matchType: 'match' });
    expect(judge(title, wanted)).not.toMatchObject({ matchType: 'not_match' });
  });

  test.each([
    ['Power bank', 'Rechargeable "Lipstick" Power Bank 3000 mAh', 'match'],
    ['Lipstick', 'Rechargeable "Lipstick" Power Bank 3000 mAh', 'not_match'],
    ['Frying pan', '硅胶耐高温锅铲 不粘锅专用', 'not_match'],
    ['Extension cord', 'Extension cable 10 m orange garden mower', 'match'],
    ['T-shirt', 'Iron-On PU Film Roll 12" x 5 ft for T-Shirts', 'not_match'],
    ['Duvet cover', "Reversible Duvet Case Single, Boys' Dinosaur Print", 'unknown'],
    ['气球', 'Foil Mylar Balloon Rose Gold', 'match'],
    ['Rose', 'Foil Mylar Balloon Rose Gold', 'not_match'],
    ['Work shoes', 'Kitchen work shoes oil-proof', 'match'],
    ['Water pump', 'Solar fountain pump', 'unknown'],
    ['Wine glass', 'Wine glasses set of 6', 'match'],
    ['便携榨汁机', 'Cordless travel blender bottle rechargeable 6 blades', 'match'],
    ['保温杯', '智能测温保温杯 LED显温 420ML 送礼套装', 'match'],
    ['宠物零食', '宠物零食 鸡胸肉', 'match'],
    ['Plant', 'Plant support net 2 x 10 m', 'not_match'],
    ['Plant support net', 'Plant support net 2 x 10 m', 'match'],
    ['Garden hose', 'Garden hose fittings brass', 'not_match'],
    ['Monitor with speakers', 'Portable Bluetooth speaker, black', 'not_match'],
    ['Monitor with speakers', 'Monitor 27 inch with speakers', 'match'],
    ['Cement', 'Portland cement 25 kg', 'match'],
    ['Wine', 'Kestrel Wine 750 ml', 'match'],
    ['Gaming chair', 'Iskur V2 - Green - Fabric', 'unknown'],
    ['Ballet flats', "Women's clog, black", 'not_match'],
    ['Leggings', "Women's cycling shorts", 'not_match'],
  ])('is read from what stands around a name: %s, %s', (wanted, title, matchType) => {
    expect(judge(wanted, title)).toMatchObject({ matchType });
  });

  test.each([
    ['Drip tape', '农用滴灌带 1000米一卷'],
    ['滴灌带', 'Drip irrigation tape 16 mm'],
    ['Urinary catheter', '一次性导尿管 无菌'],
    ['耳标', 'Livestock ear tag TPU two piece'],
    ['Dough sheeter', '商用起酥机'],
  ])('is known for goods of business trades: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toMatchObject({ matchType: 'match' });
  });

  test('is open between kinds of one group of a trade that share a noun, and not between those of the tree', () => {
    expect(judge('Spout pouch', 'Kraft pouch')).toMatchObject({ matchType: 'unknown' });
    expect(judge('Laser printer', 'Inkjet printer')).toMatchObject({ matchType: 'not_match' });
  });

  test.each([
    ['Jeans', ['Shoes'], 'not_match'],
    ['Workbench', ['Tables'], 'unknown'],
  ])(
    'is told by what it is filed under where that is things of the same department: %s, %s',
    (wanted, category, matchType) => {
      expect(judge(wanted, 'Lennix-M 8500', category)).toMatchObject({ matchType });
    },
  );

  test('is not put together of words that stand beside each other by chance', () => {
    expect(judge('Carpet', 'Car pet seat cover')?.matchType).not.toBe('match');
  });

  test.each([
    ['Laptop', 'Laptop lock with key'],
    ['Laptop', 'Laptop sleeve 15.6 inch'],
    ['Keyboard', 'Silicone keyboard cover for MacBook'],
    ['Camera', 'Camera lens filter 58 mm'],
    ['Laser printer', 'HP drum unit for laser printer'],
    ['Gaming mouse', 'RGB Gaming Mouse Pad - Black'],
    ['手机', '手机壳 适用苹果15'],
    ["Men's shirt", "Casual full sleeve women's shirt"],
    ['Headphones', 'Razer Headset Case'],
    ['Mountain bike', 'Rear Rack for 26-29" Mountain Bike, Aluminium'],
    ['Laptop', 'Screen Cleaner Spray for TV, Monitor and Laptop, 200 ml'],
    ['洗衣机', '洗衣机槽清洁剂 12粒'],
    ['Soundbar', 'Ultimate Ears BOOM 3 Bluetooth Speaker'],
    ['Laser printer', 'Wireless inkjet printer A4'],
    ['Tent', 'Tent pegs heavy duty 20 pack'],
    ['Backpack', 'Rain cover for backpack 30-40 L'],
    ['Guitar', 'Guitar strap leather'],
    ['Shower head', 'Shower head filter replacement'],
    ['Phone tripod', 'Tripod head ball mount'],
    ['电饭煲', '电饭煲内胆 不粘 3L'],
    ['雨衣', '雨衣收纳袋'],
    ['TV', 'TV-50/2 Compressor'],
    ['Axe', '领航路由器AX3000'],
    // How the wanted goods are packed.
    ['Dry cat food, large bag', 'Canvas Shopping Bag'],
    ['Prep table, flat top', 'Ladies cotton top'],
    ['充电钻 双电池', '锂电池 12V'],
    ['Washing machine', 'Stand for Washing Machine and Dryer, adjustable'],
    ['Laptop', 'Mechanical keyboard for PC, Laptop, Mac'],
    ['T-shirt', '棉麻连衣裙女短袖夏季'],
    ['Rice cooker', 'Inner Pot Lid for 1/2" - 1" Rice Cooker'],
    ['Tablet', 'Kiddo Protective Sleeve V3 - For 10.1" Tablets'],
    ['Espresso machine', 'Group Seal Exchange Kit for Brelli E61 Espresso Machine'],
    ['洗衣机', '洗衣机专用皂 500g 适用于滚筒洗衣机'],
  ])('is another than that of the item: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toMatchObject({ matchType: 'not_match' });
  });

  test.each([
    ['Safety helmet', '安全帽内衬 旋钮帽衬 配件'],
    ['急救包', '急救包补充装 创可贴100片'],
    ['Range hood', 'Range hood charcoal filter replacement 2 pack'],
  ])('is not confirmed where a part is sold: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)?.matchType).not.toBe('match');
  });

  test('is that of the item where spares come with it', () => {
    expect(judge('Drill', 'Cordless Drill 18V with spare parts')).toMatchObject({
      matchType: 'match',
    });
  });

  test.each([
    ['Hair dryer', 'Compact 1200 W', ['Travel']],
    ['Bathroom scale', 'Nova 180 kg glass', ['Wellness']],
    ['Workbench', 'Atlas 1500 mm', ['Commercial Furniture']],
    ['Dash cam', 'Orbit 2 1080p', ['Automobiles & Accessories']],
  ])('is not another for its department alone: %s, %s', (wanted, title, category) => {
    expect(judge(wanted, title, category)?.matchType).not.toBe('not_match');
  });

  test.each([
    // What the title calls it and where it is filed agree, whatever else the title names.
    ['Laptop', 'Webcam with microphone for calls, desktop, laptop, plug and play', ['Webcams'], 'not_match'],
    ['Webcam', 'Webcam with microphone for calls, desktop, laptop, plug and play', ['Webcams'], 'match'],
    ['Vacuum cleaner', 'Sports bottle 500 ml, copper vacuum, leakproof', ['Kitchen', 'Water Bottles'], 'not_match'],
    // One name of several goods means those of the department.
    ['Laptop', 'A5 notebook, spiral bound', ['Pens & Stationery', 'Notebooks'], 'not_match'],
    ['笔记本电脑', '皮面笔记本 A5 100张', ['办公文教', '笔记本'], 'not_match'],
    ['Laptop', '14 inch notebook, 16 GB', ['Computers', 'Notebooks'], 'match'],
    // Accessories are filed under the goods that they are for.
    ['Backpack', 'Backpack rain cover 20-35 L, yellow', ['Backpacks'], 'not_match'],
  ])('is settled by title and category together: %s, %s', (wanted, title, category, matchType) => {
    expect(judge(wanted, title, category)).toMatchObject({ matchType });
  });

  test.each([
    ['Shampoo', 'Argan oil conditioner 400 ml'],
    ['Headlamp', 'Rechargeable flashlight 1000 lm'],
    ['Suitcase', "Men's canvas slip on, black, 9 M"],
    ['Shorts', 'Laser short throw 4K'],
    ['Washing machine', 'Cold water pressure washer 130 bar'],
  ])('is not confirmed by a name that only stands beside it, or looks like it: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)?.matchType).not.toBe('match');
  });

  test.each([
    ['Laptop', 'Mobile workstation 15 inch 32 GB 1 TB SSD'],
    ['Desk lamp', 'Lamp for desk, dimmable'],
    ['连衣裙', '棉麻连衣裙女短袖夏季'],
    ['Stroller', 'Stroller for babies and toddlers, boys and girls'],
  ])('is that of the goods, not of what is in them or is said of them: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toMatchObject({ matchType: 'match' });
  });
});
