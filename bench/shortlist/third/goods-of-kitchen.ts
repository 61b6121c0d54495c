import type { ListingLines } from '../market-listing.ts';

/** Goods of the kitchen and of meals on the way. */
export const goodsOfKitchen: ListingLines = {
  "chef's knife": `
Kurosawa 8 Inch Chef Knife, {steel=damascus:67-Layer Damascus} VG-10, {handle=g10:G10} Handle, {sheath:with Sheath} | Blade Length: {blade=20.3:8 Inches}; Hardness: {hrc=61:60-62 HRC}; Dishwasher Safe: {dishwasher=no:No}; Blade Edge: Plain | Kitchen > Knives > Chef's Knives
Chef's knife 20 cm forged | Blade: {blade=20:20 cm}; steel: {steel=german:X50CrMoV15 (1.4116) German stainless}; HRC: {hrc=56:56±1}; handle: {handle=pom:POM, triple-riveted}; dishwasher: {dishwasher=no:hand wash recommended} | Knives
Gyuto {blade=21:210mm} {steel=carbon:high carbon} steel kurouchi finish, {handle=wood:walnut octagonal handle} | Weight: {weight=165:165 g}; Bevel: double 15 deg | Japanese Knives
Cook's knife | | Kitchenware | An everyday cook's knife with a {blade=18:18-centimetre} blade of {steel=stainless:stainless steel} and a soft-grip {handle=pp:polypropylene} handle. {dishwasher:Dishwasher safe}.
Ceramic Chef Knife 6" White Blade {steel=ceramic:Zirconia} Ultra Sharp Rust Free with Cover | blade L: {blade=15.2:6 in}; handle: {handle=abs:ABS}; dishwasher safe: {dishwasher:yes} |
Pro Kitchen Knife {blade=25.4:10"} Commercial NSF White Handle | Steel: {steel=stainless:420 stainless}; Handle Material: {handle=pp:PP}; Dishwasher-safe: {dishwasher:Yes}; Item wt: {weight=210:7.4 oz} | Restaurant Supplies
Chef knife OEM 7Cr17MoV | Product name: 8" chef knife; Blade material: {steel=stainless:7Cr17MoV stainless steel}; Handle: Pakkawood; Blade thickness: 2.0mm; MOQ: 300 pcs; Length: {blade=20.3:8 inch} blade / 33cm overall | Kitchen Knives
Santoku-style all-purpose chefs knife 17cm {steel=damascus:Damascus} | blade length (cm): {blade=17:17}; HRC: {hrc=60:60}; handle material: {handle=wood:olive wood} | Cutlery
Sharp Chef Knife {blade=20.3:8 Inch} Professional Kitchen Knife High Carbon {steel=german:German Stainless Steel} Ergonomic Handle Gift Box Best for Cutting Meat Vegetables | |
Left handed chef's knife {blade=20:200 mm} | Steel: {steel=german:1.4116}; hardness: {hrc=57:57 HRC}; handle: {handle=g10:G-10} |
{steel=damascus:大马士革}厨师刀 VG10钢芯 {blade=20.3:8寸}西式主厨刀 牛刀 跨境 | 刀柄材质: {handle=g10:G10}; 硬度: {hrc=60:60±1HRC}; 刃长: 20.3cm | 厨房刀具 > 厨师刀
阳江工厂 {steel=stainless:不锈钢}菜刀厨师刀 多用刀 料理刀 | 刀刃长度: {blade=19:19cm}; 刀柄: {handle=wood:鸡翅木}; 是否可机洗: {dishwasher=no:否} | 刀具
日式牛刀 {steel=carbon:高碳钢} 锻打 {blade=21:210mm} | 手柄: {handle=wood:黑檀木}; 洛氏硬度: {hrc=62:62} |
西式厨师刀 {blade=20:8寸/20cm} {handle=pp:塑料柄} | 材质: {steel=stainless:3Cr13不锈钢}; 适用: 餐饮 | 餐饮用具`,
  'frying pan': `
Nonstick Frying Pan {dia=28:28 cm}, {coat=ceramic:Ceramic Coating}, {pfas:PFOA & PTFE Free}, {induction:Induction} Compatible, {lid:with Glass Lid} | Material: {mat=alu:Forged Aluminum}; Oven Safe: {oven=180:up to 180 °C}; Dishwasher Safe: Yes | Cookware > Frying Pans
{mat=iron:Cast Iron} Skillet 10.25 Inch Pre-Seasoned with Silicone Handle Cover | Diameter: {dia=26:10.25 in}; Induction: {induction:Yes}; Lid: {lid=no:No}; Weight: {weight=2.3:5.1 lb} | Skillets
Fry Pan {dia=30.5:12"} Tri-Ply {mat=steel:Stainless Steel} | Coating: {coat=none:uncoated}; compatible hobs: gas, electric, ceramic, {induction:induction}; oven safe: {oven=260:500 F}; handle: riveted | Cookware
Frypan granite stone 24cm | Material: {mat=alu:die-cast aluminium}; Coating: {coat=ptfe:granite PTFE non-stick}; Diameter: {dia=24:24 cm}; Suitable for induction: {induction=no:No}; Weight: {weight=0.75:0.75 kg} | Pans
{mat=carbon:Carbon steel} pan 26, blue steel, French style, needs seasoning | Ø: {dia=26:26 cm}; thickness: 2.5 mm; coating: {coat=none:none}; hob: all incl. {induction:induction} |
Frying Pan Set 3 pcs (20/24/28 cm) | | | Three {mat=alu:aluminium} pans with {coat=ptfe:non-stick PTFE coating} and bakelite handles. {induction=no:Not suitable for induction hobs}. Sizes {dia=20+24+28:20, 24 and 28 cm}.
Egg Pan Small {dia=16:16cm} Non-stick {pfas:PFOA Free} Mini Skillet {induction:Induction} Bottom | wt: {weight=0.4:0.4kg}; Coating: {coat=ptfe:Teflon Classic} |
Commercial Aluminium Frypan 14 Inch | dia (in): {dia=35.6:14}; finish: {coat=none:natural, uncoated}; material: {mat=alu:3003 aluminium}; NSF: yes; induction ready: {induction=no:no} | Restaurant
Titanium ceramic fry pan {dia=20:20 cm} with removable handle, {induction:all stoves incl. induction} | body: {mat=alu:aluminium}; coat: {coat=ceramic:ceramic}; PFAS-free: {pfas:yes}; lid: {lid=no:sold separately} | Cookware
Non Stick Pan {dia=27.9:11 inch} Skillet Omelette Chef Pan Granite Healthy Stone Cookware PFOA Free | |
不粘平底锅{coat=ptfe:麦饭石}煎锅牛排锅家用电磁炉燃气通用 {dia=28:28cm} | 材质: {mat=alu:铝合金}; 是否带盖: {lid:带盖}; 适用炉灶: {induction:电磁炉通用} | 锅具 > 煎锅
{mat=iron:铸铁}平底锅 无涂层 加厚 生铁煎锅 {dia=26:26厘米} | 涂层: {coat=none:无涂层}; 重量: {weight=2.5:5斤}; 锅盖: {lid=no:无} |
厂家批发 304{mat=steel:不锈钢}煎锅 蜂窝{coat=ptfe:不粘} | 直径: {dia=30:30cm}; 适用灶具: {induction:通用(含电磁炉)}; 锅盖: {lid:玻璃盖} | 炒锅煎锅
{coat=ceramic:陶瓷}涂层煎锅 {dia=20:20cm} 宝宝辅食 | 材质: {mat=alu:铝}; 适用炉灶: {induction=no:仅燃气}; 重量: {weight=0.5:0.5kg} | 厨具`,
  blender: `
PowerMix 1500 Countertop Blender, {watt=1500:1500W}, {jar=2:2 L} BPA-Free {jarmat=plastic:Tritan} Jar, 6 Blades | Speeds: {speeds=10:10}; Noise: {noise=85:85 dB}; Voltage: 220-240 V; Cord: 1.2 m | Kitchen Appliances > Blenders
{portable:Portable} Blender USB Rechargeable 13 oz Smoothie Maker | Capacity: {jar=0.38:380 ml}; Power: {watt=150:150 watts}; Battery: 4000mAh; Material: {jarmat=plastic:Tritan}, BPA free; {bpa:BPA free}: yes | Personal Blenders
Stand mixer blender with {jarmat=glass:glass} jug {jar=1.5:1.5l} | power: {watt=600:600}; jar material: borosilicate glass; number of speeds: {speeds=5:5}; pulse: yes; ice crushing: {ice:yes} | Small Appliances
Commercial Blender 2200W Sound Enclosure Bar Smoothie Shop | W: {watt=2200:2200}; V/Hz: 220-240/50; jar: {jar=2.5:2.5 L} {jarmat=plastic:PC}; n.w.: 6.2 kg; rpm: 28000; dB: {noise=70:70} (w/ cover) | Catering Equipment
Immersion-free jug blender | | | The jug is {jarmat=steel:stainless steel}, holds {jar=1.8:1.8 litres}, and the {watt=1000:1,000-watt} motor {ice:crushes ice} in seconds. {speeds=3:Three speeds} and pulse.
Personal bullet blender {watt=300:300W} 2 cups | jar: {jar=0.6:600ml}; speeds: {speeds=1:1}; BPA: {bpa:free}; portable: {portable=no:no} | Blenders
Glass Blender 64oz {watt=900:900 Watt} | Jar capacity: {jar=1.89:64 fl oz}; Jar: {jarmat=glass:Glass}; Speed settings: {speeds=8:8}; Ice Crush: {ice:Yes}; Parts: dishwasher safe | Kitchen
Mixer Juicer Smoothie blender 700 W retro | volume of jug: {jar=1.25:1250 ml}; rated power: {watt=700:0.7 kW}; jug material: {jarmat=glass:glass}; noise level: {noise=88:88 dB(A)} |
Cordless travel blender bottle {portable:rechargeable} 6 blades Type-C {jar=0.5:17 oz} | bpa free: {bpa:Yes}; watt: {watt=100:100W}; material: {jarmat=glass:glass} | Home
Blender for Shakes and Smoothies High Speed {watt=1200:1200W} Kitchen Countertop BPA Free | |
破壁机家用静音多功能全自动加热豆浆机料理机 {jar=1.75:1.75L} | 功率: {watt=1000:1000W}; 杯体材质: {jarmat=glass:高硼硅玻璃}; 噪音: {noise=65:65dB}; 档位: {speeds=8:8档} | 厨房电器 > 破壁机
{portable:便携式}榨汁杯 无线充电 果汁机 小型搅拌机 {jar=0.35:350ml} 厂家直销 | 功率: {watt=80:80W}; 材质: {jarmat=plastic:AS塑料}; 电池: 1500mAh |
商用沙冰机 奶茶店 {ice:碎冰} 搅拌机 {watt=1800:1800瓦} | 容量: {jar=2:2升}; 噪声: {noise=80:80分贝} | 料理机
料理机 {jarmat=glass:玻璃杯} 搅拌机 绞肉 | 容量: {jar=1.2:1200毫升}; 额定功率: {watt=300:300W}; 档数: {speeds=2:2} | 小家电`,
  'coffee grinder': `
{manual:Manual} Coffee Grinder with {burr=conical:Conical} Stainless Burr, {settings=36:36 Click Settings}, {cap=25:25 g} | Body: Aluminium; Weight: 0.42 kg; Color: Black | Coffee > Grinders
Electric Burr Coffee Grinder {settings=30:30 grind settings}, 2-12 cups | Burr: {burr=conical:conical}; Power: {watt=150:150 W}; Bean hopper: {cap=250:250 g}; Manual: {manual=no:electric} | Kitchen Appliances
Blade Coffee & Spice Grinder 200W | Type: {burr=blade:Blade}; Operation: {manual=no:Electric}; Capacity: {cap=70:2.5 oz}; W: {watt=200:200} |
Espresso grinder 64mm {burr=flat:flat burrs} single dose | settings: {settings=step:stepless}; hopper: {cap=50:50g}; power: {watt=250:250W}; rpm: 1400; timer: no | Barista
Antique wooden hand crank coffee mill | | | A {manual:hand mill} of beech with a {burr=conical:conical cast-iron} grinder. The drawer takes {cap=30:about 30 grams}.
Coffee grinder {manual=no:electric} on-demand 58mm commercial cafe | burr type: {burr=flat:flat, 58 mm}; bean container: {cap=1200:1.2 kg}; voltage: 220V; power: {watt=350:350 W}; weight: 10.5 kg | Catering
{portable:Portable} USB-C Electric Coffee Grinder Rechargeable Ceramic Burr | Capacity: {cap=20:20g}; grind: {burr=conical:ceramic conical burr}; settings: {settings=5:5}; Drive: {manual=no:motor} | Travel Coffee
Hand Grinder Pro S2 | Burr: 48mm {burr=conical:conical}; Click: {settings=40:40}; Cap.: {cap=30:30 g}; Op.: {manual:hand} |
Adjustable Coffee Bean Mill {settings=18:18 Settings} {burr=flat:Flat Burr} 200W | Hopper: {cap=230:8 oz}; Watts: {watt=200:200 W}; Power source: {manual=no:Corded Electric} | Grinders
Coffee Grinder {manual=no:Electric} Quiet Stainless Steel {burr=blade:Blade} for Beans Nuts Herbs Removable Cup | |
{manual:手摇}磨豆机 咖啡豆研磨机 家用手磨 {burr=conical:CNC锥形}磨芯 | 容量: {cap=20:20g}; 调节档位: {settings=24:24档}; 材质: 不锈钢 | 咖啡器具 > 磨豆机
{manual=no:电动}磨豆机 意式 定量 {burr=flat:平刀} 64mm 工厂直供 | 功率: {watt=300:300W}; 豆仓容量: {cap=500:500克}; 档位: {settings=60:60档} |
小型{manual=no:电动}咖啡磨粉机 {burr=blade:刀片式} | 功率: {watt=150:150w}; 容量: {cap=60:60克} | 磨豆机`,
  'lunch box': `
{insulated:Insulated} Lunch Box {mat=steel:Stainless Steel} Bento {comp=3:3 Compartments} {leak:Leakproof} {cap=1800:1.8L} | Color: Pink; Keeps warm: 6 h; Microwave Safe: {micro=no:No} | Kitchen > Lunch Boxes
Bento box kids, {comp=5:5 compartments}, {leak:leak-proof}, microwave and dishwasher safe | Capacity: {cap=1300:1300 ml}; Material: {mat=plastic:Tritan / PP}; Microwaveable: {micro:yes} | Storage
{mat=glass:Glass} Meal Prep Containers with Lids 3 Pack {comp=2:2 Compartment} 34 oz | Vol: {cap=1005:34 fl oz} each; oven safe: yes; microwave: {micro:safe}; leak proof: {leak:4-side lock} | Food Storage
Electric heated lunchbox 12V/220V | capacity: {cap=1500:1.5 L}; inner: {mat=steel:304 stainless steel removable}; compartments: {comp=1:1}; power: {watt=60:60 W} | Small Appliances
Food jar thermal vacuum {insulated:double-wall insulated} 500 ml | cap.: {cap=500:500ml}; mat.: {mat=steel:SS304}; hot/cold: 8h/12h |
Wooden style lunch box | | | Japanese lunch box with {comp=2:two tiers}, {cap=1000:1000 ml} altogether. Made of {mat=plastic:plastic (ABS, PP)}, {micro:fit for the microwave} without lid. {leak=no:Not leakproof}.
Stackable Tiffin Carrier {mat=steel:Stainless} 4 Tier | Tiers: {comp=4:4}; Capacity: {cap=2400:2400ml}; Insulated: {insulated=no:No} |
Adult lunch container salad {cap=1200:40.5 oz} {comp=4:4 trays} with dressing cup BPA free | material: {mat=plastic:PP}; microwave safe: {micro:Y}; leakproof: {leak=no:N} |
Bamboo lid snack lunch box wheat straw {cap=900:900ml} {mat=plastic:wheat-fibre PP} | compartments: {comp=3:3}; microwave: {micro:safe up to 120 C} | Eco Products
Lunch Box for Kids Adults Bento {leak:Leakproof} with Utensils BPA Free {micro:Microwave Safe} | |
{insulated:保温}饭盒304{mat=steel:不锈钢}学生上班族分隔型便当盒 {comp=4:4格} | 容量: {cap=1500:1500ml}; 密封: {leak:防漏}; 是否可微波: {micro=no:否} | 餐具 > 饭盒
微波炉加热 {mat=glass:玻璃}饭盒 {comp=2:两格} 分隔 带盖 {leak:密封防漏} | 容量: {cap=1040:1040毫升}; 微波: {micro:可微波} |
儿童餐盒 {mat=plastic:PP}塑料 日式 便当 批发 | 分格: {comp=3:3格}; 容量: {cap=850:850ml}; 可否微波炉加热: {micro:可以} | 保鲜盒饭盒
电热饭盒 {insulated:可插电加热保温} 双层 | 容量: {cap=2000:2L}; 内胆: {mat=steel:304不锈钢}; 功率: {watt=300:300W} | 小家电`,
};
