/**
 * What competes with the goods: accessories, parts, consumables and kindred goods, as `type | title | attributes | category`.
 * None of them is any of the market's goods.
 */
export const lookAlikes: readonly string[] = `
laptop sleeve | Laptop Sleeve for 15.6 inch Laptop, Shockproof, Grey | Compatible Devices: Laptop; Screen Size: 15.6 Inches; Material: Neoprene | Computers > Laptop Bags
laptop stand | Adjustable Aluminium Laptop Stand for 10-17 inch Notebook | Material: Aluminium; Weight: 0.6 kg | Computers > Accessories
laptop charger | 65W USB-C Laptop Charger for Lenora Notebook | Wattage: 65 W; Compatible Devices: Laptops | Computers > Chargers
laptop memory | 16GB DDR4 3200 SODIMM Laptop RAM Memory Module | Memory: 16 GB; Type: DDR4 | Computers > Memory
laptop cooler | Laptop Cooling Pad with 5 Fans, up to 17.3 inch, USB powered | Number of fans: 5; Screen size: 17.3 inch |
laptop sleeve | 笔记本电脑内胆包 15.6英寸 防水 轻薄 | 材质: 涤纶; 尺寸: 15.6英寸; 是否防水: 是 | 电脑配件 > 电脑包
laptop charger | 适用联想笔记本电脑电源适配器 65W | 功率: 65W |
laptop screen | Replacement Laptop Screen 15.6" FHD IPS LCD Panel for Asustek | Screen Size: 15.6 Inches; Panel: IPS |
keyboard cover | Keyboard Cover for 14 inch Laptop, Silicone | Material: Silicone; Compatible: 14 inch |
toner | Black Toner Cartridge for Brotherly Laser Printer, 3000 pages | Page Yield: 3000; Colour: Black; Compatible with: laser printer | Office Products > Toner
toner | 打印机硒鼓 激光一体机粉盒 易加粉 | 适用打印机: 激光; 打印量: 2000页 | 办公耗材 > 硒鼓
drum unit | DR-2400 Drum Unit for Laser Printers | Page Yield: 12000; Print technology: Laser |
ink cartridge | 4-Pack Ink Cartridges for Inkjet Printer (BK/C/M/Y) | Colour: Multi; Type: Inkjet | Office Products > Ink
photo paper | Glossy Photo Paper for Inkjet Printers, A4, 50 sheets, 230 gsm | Sheets: 50; Paper weight: 230 g |
printer stand | Under Desk Printer Stand with Wheels, 2 Tier | Material: Metal; Number of Shelves: 2 | Office Furniture
printer cable | USB 2.0 Printer Cable A to B, 1.5 m | Length: 1.5 m; Interface: USB |
label printer | Thermal Label Printer 4x6, 150mm/s, for Shipping Labels | Print speed: 150 mm/s; Print technology: Thermal | Office > Label Printers
projector screen | Projector Screen 100 inch 16:9 with Stand, 4K HD | Screen Size: 100 inch; Resolution: 4K | Electronics > Projection Screens
projector screen | 投影仪幕布 100英寸 家用壁挂 抗光 | 尺寸: 100英寸; 材质: 玻纤 | 影音电器 > 幕布
projector mount | Universal Ceiling Projector Mount Bracket, max load 13 kg | Max load: 13 kg; Material: Steel |
projector lamp | Replacement Projector Lamp with Housing for Epsilon, 200W | Wattage: 200 W; Brightness: 3300 lumens |
projector bag | Projector Carrying Case for Mini Projectors | Material: Nylon |
monitor arm | Single Monitor Arm Desk Mount for 13-32 inch Screens, VESA 100 | VESA Mount: 75 x 75, 100 x 100 mm; Screen Size: 13 - 32 inches | Electronics > Monitor Arms
monitor arm | 显示器支架 升降旋转 桌面支臂 17-32英寸 | 适用尺寸: 17-32英寸; 承重: 9kg | 电脑配件 > 支架
monitor light | Monitor Light Bar LED Screen Lamp, USB powered, dimmable | Wattage: 5 W; Dimmable: Yes | Lighting
privacy filter | 23.8 inch Privacy Screen Filter for Monitor | Screen size: 23.8 inch |
screen cleaner | Screen Cleaner Spray for TV, Monitor and Laptop, 200 ml | Volume: 200 ml |
tv mount | Full Motion TV Wall Mount for 32-65 inch TVs, VESA 400x400 | TV size: 32-65 inch; Max load: 45 kg | Electronics > TV Mounts
tv mount | 电视挂架 32-75英寸 通用壁挂支架 | 适用尺寸: 32-75英寸; 材质: 冷轧钢 | 家电配件 > 电视支架
tv stand | TV Stand for 55 inch TV with Storage, Oak | Width: 140 cm; Material: Oak; Shelves: 4 | Furniture > TV Stands
tv remote | Replacement Remote Control for Hisona Smart TV | Compatible with: smart TV | Electronics > Remote Controls
tv antenna | Indoor HD TV Antenna, 4K 1080p, 5 m cable | Resolution: 4K; Cable Length: 5 m |
tv box | Android TV Box 4K, 2GB RAM 16GB, WiFi | Resolution: 4K; RAM: 2 GB | Electronics > Streaming
tv cover | Outdoor TV Cover 50-55 inch, Waterproof | Size: 50-55 inch; Waterproof: Yes |
camera lens | 50mm f/1.8 Prime Lens for Mirrorless Camera | Focal length: 50 mm; Camera type: Mirrorless | Electronics > Camera Lenses
lens filter | 67mm UV Lens Filter for DSLR Camera Lens | Diameter: 67 mm | Electronics > Lens Filters
tripod | Camera Tripod 160 cm, Aluminium, for DSLR and Phone | Height: 160 cm; Material: Aluminium; Weight: 1.2 kg | Electronics > Tripods
tripod | 相机三脚架 单反微单便携 1.6米 | 材质: 铝合金; 高度: 160cm | 摄影器材 > 三脚架
camera bag | Camera Bag Shoulder Case for DSLR, Waterproof | Material: Nylon; Waterproof: Yes | Bags > Camera Bags
camera battery | NP-FZ100 Camera Battery 2280 mAh with Charger | Capacity: 2280 mAh |
memory card | 128GB SDXC Memory Card for Camera, 4K, 170 MB/s | Capacity: 128 GB; Read speed: 170 MB/s | Electronics > Memory Cards
camera strap | Neck Strap for Mirrorless Camera, Leather | Material: Leather |
ear pads | Replacement Ear Pads for Over-Ear Headphones, Memory Foam | Material: Protein leather; Style: Over-ear | Electronics > Headphone Accessories
headphone stand | Aluminium Headphone Stand Holder | Material: Aluminium; Height: 26 cm |
headphone case | Hard Carrying Case for Foldable Headphones | Material: EVA |
headphone case | 蓝牙耳机保护套 硅胶 适用入耳式 | 材质: 硅胶 | 手机配件 > 耳机套
audio cable | 3.5mm Headphone Extension Cable, 3 m | Length: 3 m; Connector: 3.5 mm |
watch strap | 22mm Silicone Strap for Smart Watch, Black | Band Width: 22 mm; Material: Silicone | Watch Accessories > Straps
watch strap | 智能手表表带 22mm 硅胶 防水 | 材质: 硅胶; 宽度: 22mm | 手表配件 > 表带
watch charger | Magnetic Charger for Smartwatch, USB, 1 m | Cable Length: 1 m |
watch protector | Screen Protector for 1.43 inch AMOLED Smartwatch, 3 Pack | Pack of: 3 |
antenna | 6 dBi WiFi Antenna for Router, RP-SMA, 2 Pack | Gain: 6 dBi; Band: Dual-Band | Networking > Antennas
range extender | WiFi Range Extender 1200Mbps Dual-Band | Speed: 1200 Mbps; LAN ports: 1 | Networking > Range Extenders
switch | 8-Port Gigabit Ethernet Network Switch | Ports: 8; Speed: 1000 Mbps | Networking > Switches
ethernet cable | Cat 6 Ethernet LAN Cable for Router, 5 m | Length: 5 m | Networking > Cables
router adapter | 12V 2A Power Adapter for WiFi Router | Voltage: 12 V |
router shelf | 路由器置物架 壁挂 WiFi收纳盒 | 材质: 木质 | 家居 > 收纳
drive case | Hard Carrying Case for Portable External Hard Drive | Material: EVA; Colour: Black | Electronics > Drive Cases
drive case | 移动硬盘收纳包 2.5英寸 防震 | 材质: EVA; 尺寸: 2.5寸 | 数码配件 > 收纳包
drive enclosure | USB 3.0 Hard Drive Enclosure for 2.5 inch SATA SSD/HDD | Interface: USB 3.0; Max capacity: 4 TB |
docking station | Dual Bay Hard Drive Docking Station USB 3.0 | Interface: USB 3.0 |
washer cover | Washing Machine Cover Front Load, Waterproof, 60 x 60 x 85 cm | Waterproof: Yes; Load type: Front Load | Home > Appliance Covers
washer stand | Washing Machine Stand with Wheels, max load 300 kg | Max load: 300 kg |
washer hose | Washing Machine Inlet Hose 2 m | Length: 2 m |
washer cleaner | 洗衣机槽清洁剂 泡腾片 滚筒波轮通用 12粒 | 数量: 12 | 家清 > 清洁剂
dryer | Heat Pump Tumble Dryer 8 kg | Capacity: 8 kg; Noise level: 62 dB | Appliances > Dryers
ac remote | Universal Remote Control for Air Conditioner | Compatible: split AC | Electronics > Remote Controls
ac cover | Window Air Conditioner Cover, Waterproof | Waterproof: Yes |
ac hose | Exhaust Hose for Portable Air Conditioner, 15 cm x 2 m | Length: 2 m; Diameter: 15 cm |
ac bracket | 空调外机支架 1-1.5匹 不锈钢 | 材质: 不锈钢; 承重: 150kg | 家电配件 > 支架
fan | Tower Fan with Remote, 45 W, Oscillating | Power: 45 W; Noise level: 38 dB | Appliances > Fans
vacuum bag | 10-Pack Vacuum Cleaner Bags for Boschner | Capacity: 2.5 L; Pack of: 10 | Home > Vacuum Accessories
vacuum filter | HEPA Filter for Cordless Vacuum Cleaner, Washable | Filter Type: HEPA | Home > Vacuum Accessories
vacuum brush | Roller Brush Head for Stick Vacuum | Weight: 0.3 kg |
vacuum battery | 21.6V Replacement Battery for Dysan Cordless Vacuum, runtime 60 minutes | Runtime: 60 minutes; Voltage: 21.6 V |
vacuum filter | 吸尘器滤芯 HEPA 可水洗 | 过滤方式: HEPA | 家电配件 > 滤芯
kettle descaler | Kettle Descaler, 250 ml | Volume: 250 ml |
kettle base | Replacement Base for Electric Kettle, 2200W | Power: 2200 W |
stove kettle cover | Silicone Lid for Kettle | Material: Silicone |
coffee capsules | Coffee Capsules compatible with Nespira Espresso Machine, 50 pcs | Pack of: 50 | Grocery > Coffee
portafilter | 58mm Bottomless Portafilter for Espresso Machine | Diameter: 58 mm; Material: Stainless Steel |
milk jug | Milk Frothing Pitcher 350 ml Stainless Steel | Capacity: 350 ml; Material: Stainless Steel | Kitchen > Barista Tools
coffee filter paper | Coffee Machine Paper Filters Size 4, 100 pcs | Pack of: 100 |
water filter | 咖啡机滤水器 软水滤芯 | 适用: 咖啡机 |
wall socket | Wall Socket 2-gang with USB Ports | Number of Sockets: 2; USB Ports: 2 | Electrical > Sockets
cable box | Cable Management Box for Power Strip | Material: ABS; Width: 40 cm | Home > Cable Organisers
bookends | Metal Bookends for Bookcase, 2 pcs | Material: Steel; Height: 17 cm | Office > Bookends
shelf bracket | Heavy Duty Shelf Brackets, Steel, 4 pcs | Material: Steel |
bookcase door | Glass Door for Bookcase, 40 cm wide | Width: 40 cm; Material: Glass |
bookmark | 书签 金属镂空 | 材质: 金属 | 文具 > 书签
mattress topper | Memory Foam Mattress Topper 5 cm, King 150 x 200 | Thickness: 5 cm; Size: King (150 x 200 cm) | Bedding > Mattress Toppers
mattress protector | Waterproof Mattress Protector, Double 135 x 190 cm | Size: Double (135 x 190 cm); Waterproof: Yes | Bedding > Mattress Protectors
mattress protector | 床垫保护罩 防水 150x200cm | 尺寸: 150x200cm; 材质: 纯棉 | 家纺 > 床笠
bed frame | Wooden Bed Frame King 150 x 200 cm without Mattress | Size: King (150 x 200 cm); Material: Pine | Furniture > Beds
pillow | Memory Foam Pillow 60 x 40 cm | Filling: Memory Foam | Bedding > Pillows
pillow | 枕头 记忆棉 护颈枕芯 | 填充物: 记忆棉 | 家纺 > 枕头
duvet | All Season Duvet 200 x 200 cm, 10.5 tog | Size: 200 x 200 cm; Filling: Microfibre | Bedding > Duvets
bed sheet clip | Bed Sheet Grippers, 4 pcs | Pack of: 4 |
chair mat | Office Chair Mat for Carpet, 120 x 90 cm | Material: PVC; Size: 120 x 90 cm | Office > Chair Mats
chair wheel | Office Chair Caster Wheels, 5 pcs, max load 300 kg | Max load: 300 kg; Number of wheels: 5 | Furniture > Casters
seat cushion | Memory Foam Seat Cushion for Office Chair | Material: Memory Foam | Furniture > Cushions
chair cover | 办公椅套 弹力 通用 | 材质: 涤纶 | 家居 > 椅套
chair armrest | Armrest Pads for Office Chair, Memory Foam, 2 pcs | Material: Memory Foam |
lamp shade | Fabric Lampshade for Table Lamp, 25 cm | Diameter: 25 cm; Material: Fabric | Lighting > Lampshades
bulb | LED Bulb E27 10W 4000K, Dimmable | Wattage: 10 W; Dimmable: Yes; Color Temperature: 4000 K | Lighting > Bulbs
ceiling lamp | LED Ceiling Lamp 24W 4000K Dimmable | Wattage: 24 W; Dimmable: Yes | Lighting > Ceiling Lights
bike helmet | Bike Helmet Adult, 54-61 cm | Size: M; Weight: 280 g | Sports > Helmets
bike lock | Bicycle Lock with 2 Keys, Steel Chain 1 m | Material: Steel; Length: 1 m | Sports > Bike Locks
bike pump | Floor Pump for Mountain Bike, 11 bar | Pressure: 11 bar |
bike tube | Inner Tube for 26" Bicycle, 2 pcs | Wheel size: 26"; Pack of: 2 | Sports > Tubes
bike rack | Rear Rack for 26-29" Mountain Bike, Aluminium | Material: Aluminium; Max load: 25 kg |
bike frame | Carbon Fibre Mountain Bike Frame 29" | Frame Material: Carbon Fibre; Wheel size: 29" | Sports > Bike Parts
bike light | 自行车前灯 USB充电 防水 | 是否防水: 是 | 骑行装备 > 车灯
tent pegs | Aluminium Tent Pegs 18 cm, 12 pcs | Material: Aluminium; Pack of: 12 | Sports > Tent Accessories
tent footprint | Tent Footprint Groundsheet for 2 Person Tent, 3000mm | Waterproof index: 3000 mm; Weight: 0.4 kg | Sports > Tent Accessories
tent lamp | LED Camping Lantern for Tent, 300 lm | Brightness: 300 lm |
tent pole | 帐篷支架 铝合金杆 2根装 | 材质: 铝合金 | 户外 > 帐篷配件
sleeping bag | Sleeping Bag 3-season, 1.2 kg | Weight: 1.2 kg; Season: 3-season | Sports > Sleeping Bags
drill bit | Drill Bit Set HSS, 25 pcs, 1-13 mm | Pack of: 25; Diameter: 1 - 13 mm | Tools > Drill Bits
drill bit | 电钻钻头套装 麻花钻 13支 | 件数: 13 | 五金 > 钻头
drill battery | 18V 4Ah Li-Ion Battery for Makina Drill | Voltage: 18 V; Capacity: 4 Ah | Tools > Batteries
drill charger | Charger for 12V - 20V Cordless Drill | Voltage: 20 V |
drill stand | Drill Press Stand for Electric Drill, 43 mm collar | Material: Cast iron |
drill chuck | 13mm Keyless Drill Chuck 1/2"-20UNF | Chuck Size: 13 mm |
screwdriver | Cordless Screwdriver 4V, 6 Nm, with Bits | Voltage: 4 V; Torque: 6 Nm | Tools > Screwdrivers
rain cover | Waterproof Rain Cover for Backpack 30-40L | Capacity: 35 L; Waterproof: Yes | Bags > Rain Covers
rain cover | 背包防雨罩 35升 防水 | 容量: 35升; 是否防水: 是 | 户外 > 防雨罩
backpack strap | Replacement Shoulder Straps for Backpack | Material: Nylon |
packing cubes | Packing Cubes for Suitcase, Set of 6 | Number of Pieces: 6; Material: Polyester | Luggage > Packing Organisers
luggage cover | Suitcase Cover 22-24 inch, Elastic | Size: 24 inch; Material: Spandex | Luggage > Covers
luggage strap | Luggage Strap with TSA Lock, 2 m | Lock type: TSA; Length: 2 m | Luggage > Straps
luggage cover | 行李箱保护套 24寸 弹力 | 尺寸: 24寸 | 箱包配件 > 箱套
luggage scale | Digital Luggage Scale, 50 kg | Max load: 50 kg |
luggage wheel | Replacement Suitcase Wheels, 2 pcs | Number of wheels: 2 |
shoe laces | Round Shoe Laces for Hiking Boots, 140 cm | Length: 140 cm | Shoes > Shoe Care
insoles | Insoles for Hiking Shoes, Men's, EU 42 | Gender: Men; Size: EU 42 | Shoes > Insoles
shoe spray | Waterproofing Spray for Hiking Shoes, 300 ml | Volume: 300 ml | Shoes > Shoe Care
hiking socks | Men's Merino Hiking Socks, 2 Pairs | Gender: Men; Material: Merino wool | Clothing > Socks
gaiters | 登山鞋套 防水 雪套 | 是否防水: 是 | 户外 > 雪套
phone case | Phone Case for Galaxy, Silicone, Black | Material: Silicone; Colour: Black | Phones > Cases
phone case | 手机壳 适用苹果 硅胶 防摔 | 材质: 硅胶 | 手机配件 > 手机壳
screen protector | Tempered Glass Screen Protector 6.1 inch, 2 Pack | Screen size: 6.1 inch; Pack of: 2 | Phones > Screen Protectors
`
  .trim()
  .split('\n');
