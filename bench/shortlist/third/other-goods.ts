/** Goods of categories that no item of the third trial asks for, as `type | title | attributes | category`. */
export const otherGoods: readonly string[] = `
guitar | Acoustic Guitar 41 inch Spruce Top with Bag | Strings: 6; Material: Spruce; Length: 104 cm | Musical Instruments
ukulele | Soprano ukulele 21 inch starter kit | Material: Basswood; Colour: blue | Musical Instruments
violin strings | Violin strings set 4/4 steel core | Material: Steel; Count: 4 |
keyboard stand | 电子琴架 X型 双管 | 材质: 钢; 承重: 50kg | 乐器配件
chess set | Wooden chess set magnetic folding 38 cm | Material: Wood; Size: 38 cm | Games
jigsaw | 1000 piece jigsaw puzzle harbour | Pieces: 1000; Size: 70 x 50 cm | Toys > Puzzles
playing cards | Plastic playing cards waterproof poker size | Material: PVC; Waterproof: Yes | Games
dumbbell | Adjustable dumbbell pair 2 x 20 kg | Weight: 40 kg; Material: Iron | Fitness
kettlebell | 壶铃 健身 12公斤 铸铁 | 重量: 12kg; 材质: 铸铁 | 健身器材
skipping rope | Speed jump rope bearing 3 m adjustable | Length: 3 m; Material: PVC, steel wire | Fitness
football | Match football size 5 PU | Size: 5; Material: PU | Sports
badminton | 羽毛球拍 碳素 双拍 | 材质: 碳纤维; 重量: 85g | 体育用品
fishing reel | Spinning reel 3000 5+1 bearings | Bearings: 5+1; Weight: 260 g | Fishing
swim goggles | Swim goggles anti-fog UV adults | UV protection: yes; Colour: black | Swimming
garden chair | Folding garden chair textilene, set of 2 | Max load: 110 kg; Material: Steel | Garden Furniture
planter | Self-watering planter 30 cm white | Diameter: 30 cm; Colour: White | Garden
seeds | Tomato seeds heirloom 50 pcs | Count: 50 | Seeds
lawn mower | Cordless lawn mower 36V 37 cm | Voltage: 36 V; Cutting width: 37 cm; Collection box: 40 l | Garden Power
bird feeder | Squirrel-proof bird feeder 1.5 kg | Capacity: 1.5 kg | Garden
fish tank | Glass fish tank 60 L with LED | Volume: 60 L; Material: Glass | Aquarium
cat litter | Tofu cat litter 6 L x 4 | Volume: 6 L; Packs: 4 | Cats
pet bed | 狗窝 四季通用 大型犬 可拆洗 | 尺寸: 80*60cm; 材质: 短毛绒 | 宠物
hamster cage | Hamster cage two levels 47 cm | Levels: 2; Height: 37 cm | Small Animals
nappies | Baby diapers size 3, 96 count | Size: 3; Count: 96; Weight: 6-10 kg | Baby
baby monitor | Baby monitor with camera 5 inch | Screen: 5 inch; Range: 300 m | Baby
high chair | Wooden high chair adjustable | Max load: 15 kg; Material: Beech | Baby
crib | 婴儿床 实木 可拼接大床 | 尺寸: 120*65cm; 材质: 松木 | 母婴
curtain | Blackout curtains 2 panels 140 x 245 cm grey | Width: 140 cm; Length: 245 cm; Colour: Grey | Home Textiles
rug | Shaggy rug 160 x 230 cm cream | Size: 160 x 230 cm; Pile: 40 mm | Home
wall clock | Silent wall clock 30 cm | Diameter: 30 cm; Power: AA | Home
picture frame | Picture frame A4 set of 4 black | Size: A4; Colour: Black; Count: 4 | Home
mirror | 全身镜 落地穿衣镜 铝合金 | 尺寸: 160*50cm; 边框: 铝合金 | 家居
shower head | Handheld shower head 5 modes | Modes: 5; Hose: 1.5 m | Bathroom
toilet seat | Soft close toilet seat white oval | Colour: White; Material: Duroplast | Bathroom
towel | 浴巾 纯棉 加厚 70*140 | 材质: 棉; 克重: 500g | 家纺
ironing board | Ironing board 120 x 38 cm | Height: adjustable to 90 cm | Laundry
rice cooker | Rice cooker 1.8 L 700W keep warm | Capacity: 1.8 L; Power: 700 W | Kitchen Appliances
toaster | 2 slice toaster 850W stainless | Power: 850 W; Material: Stainless Steel | Kitchen Appliances
air fryer | 空气炸锅 5L 大容量 可视 | 容量: 5L; 功率: 1400W | 厨房电器
microwave | Microwave oven 20 L 800W | Capacity: 20 L; Power: 800 W | Kitchen Appliances
ice tray | Silicone ice cube tray with lid 2 pack | Material: Silicone; Count: 2 | Kitchen
teapot | 紫砂壶 手工 200ml | 容量: 200ml; 材质: 紫砂 | 茶具
wine rack | Wine rack 12 bottles bamboo | Material: Bamboo; Capacity: 12 | Kitchen
step ladder | 3 step ladder aluminium 150 kg | Load: 150 kg; Steps: 3; Material: Aluminium | Ladders
multimeter | Digital multimeter 6000 counts | Counts: 6000; Battery: 2 x AAA | Test Equipment
soldering iron | Soldering iron kit 80W adjustable | Power: 80 W; Temp: 180-520 °C | Tools
padlock | Padlock 50 mm brass 3 keys | Width: 50 mm; Material: Brass | Security
doorbell | Video doorbell 2K battery | Resolution: 2K; Battery: 5200 mAh; IP: 65 | Security
smoke detector | 烟雾报警器 独立式 10年电池 | 电压: 3V; 寿命: 10年 | 消防
fire extinguisher | Dry powder fire extinguisher 2 kg ABC | Weight: 2 kg; Pressure: 15 bar | Safety
car jack | Hydraulic floor jack 3 ton | Load: 3 t; Lift: 500 mm | Automotive
wiper blade | Wiper blades 24" + 18" | Length: 24 inch; Count: 2 | Automotive
motor oil | 5W-30 synthetic engine oil 5 L | Volume: 5 L | Automotive
car seat cover | 汽车坐垫 四季通用 皮革 | 材质: 皮革; 颜色: 黑色 | 汽车用品
hair dryer | Ionic hair dryer 2000W 65 dB | Power: 2000 W; Noise: 65 dB | Beauty
nail polish | Gel nail polish set 12 colours | Volume: 8 ml; Colours: 12 | Beauty
perfume | Eau de parfum 50 ml woody | Volume: 50 ml | Beauty
massage gun | 筋膜枪 迷你 静音 | 重量: 500g; 噪音: 40dB | 按摩器材
thermometer | Digital clinical thermometer flexible tip | Accuracy: 0.1 °C | Health
wheelchair | Folding wheelchair aluminium 100 kg | Max load: 100 kg; Weight: 12 kg | Health
globe | Illuminated globe 25 cm | Diameter: 25 cm; Light: LED | Education
whiteboard | Magnetic whiteboard 90 x 60 cm | Width: 90 cm; Height: 60 cm | Office
`
  .trim()
  .split('\n');
